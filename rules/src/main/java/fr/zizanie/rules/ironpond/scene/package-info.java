/**
 * What stands on the table besides cards, and what a rewind restores: the board, lost pieces,
 * traps, what the pieces did last. Uses the chess.
 */
package fr.zizanie.rules.ironpond.scene;
