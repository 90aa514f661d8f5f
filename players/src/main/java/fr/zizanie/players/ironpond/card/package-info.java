/**
 * The worth of cards to Iron Pond's opponent, and how likely they are countered. It uses the rules.
 */
package fr.zizanie.players.ironpond.card;
