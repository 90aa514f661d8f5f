/**
 * Cards that do more than change the scene: they bring an interlude to the table, answer a card,
 * undo a move or say how the next turn goes. Each stands in one file with its frames, conditions,
 * outcome, views and time. Uses the card vocabulary and the state.
 */
package fr.zizanie.rules.ironpond.cards.special;
