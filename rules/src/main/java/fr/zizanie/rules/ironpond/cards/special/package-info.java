/**
 * Cards that bring an interlude to the table, each with its frames, offers, outcome, views and time
 * in one file. Uses the card vocabulary and the state.
 */
package fr.zizanie.rules.ironpond.cards.special;
