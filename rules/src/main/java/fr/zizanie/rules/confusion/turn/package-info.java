/**
 * The turn: what is offered and why not, what each choice does, what chance brings. It uses the
 * state.
 */
package fr.zizanie.rules.confusion.turn;
