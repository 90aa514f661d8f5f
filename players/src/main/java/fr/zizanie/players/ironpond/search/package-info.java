/**
 * The chess search of Iron Pond's opponent, in positions as cards have left them. It plays no more
 * cards. It uses the rules and what all searches share.
 */
package fr.zizanie.players.ironpond.search;
