/** Positions as named fields and the notation of the game. Uses the turn machine. */
package fr.zizanie.rules.ironpond.position;
