/**
 * The chess that Iron Pond's opponent looks ahead: positions as cards have left them, no more cards
 * played. It uses the rules and what all searches share.
 */
package fr.zizanie.players.ironpond.search;
