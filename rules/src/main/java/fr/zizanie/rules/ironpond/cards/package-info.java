/**
 * The printed cards, a family a file, with the forms of picks that only they need. Uses the card
 * vocabulary.
 */
package fr.zizanie.rules.ironpond.cards;
