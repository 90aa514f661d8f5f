/**
 * The turn machine: what a choice leads to, what happens beside the choices, how games end. Uses
 * the cards and the state.
 */
package fr.zizanie.rules.ironpond.turn;
