/**
 * What may be done in a position of Le Félon: placing, moves, swaps and hijacks, and what a king
 * sees. It uses the position.
 */
package fr.zizanie.rules.felon.moves;
