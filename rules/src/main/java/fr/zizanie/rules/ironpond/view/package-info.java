/**
 * Who knows what: views, samples, what a player can foresee, how long decisions last. Uses the turn
 * machine.
 */
package fr.zizanie.rules.ironpond.view;
