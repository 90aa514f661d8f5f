/**
 * What stands on the table besides cards, and what a rewind restores: the board, lost men, traps,
 * what the men did last. Uses the chess.
 */
package fr.zizanie.rules.ironpond.scene;
