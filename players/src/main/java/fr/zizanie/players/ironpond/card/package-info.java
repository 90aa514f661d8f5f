/**
 * What cards are worth to Iron Pond's opponent and how likely they are answered. It uses the rules.
 */
package fr.zizanie.players.ironpond.card;
