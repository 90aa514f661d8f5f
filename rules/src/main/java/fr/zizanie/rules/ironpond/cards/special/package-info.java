/**
 * Cards that do more than change the scene: they bring an interlude to the table, answer a card or
 * undo a move. Each stands in one file with its frames, offers, outcome, views and time. Uses the
 * card vocabulary and the state.
 */
package fr.zizanie.rules.ironpond.cards.special;
