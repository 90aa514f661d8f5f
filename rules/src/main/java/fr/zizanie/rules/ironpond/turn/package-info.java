/**
 * The turn machine: what may be chosen and why not, what a choice leads to, how games end. Uses the
 * cards and the state.
 */
package fr.zizanie.rules.ironpond.turn;
