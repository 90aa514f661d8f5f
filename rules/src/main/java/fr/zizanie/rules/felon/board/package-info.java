/**
 * The position of Le Félon: pieces, squares, the readings of the rules, and what a displacement
 * makes of them. It uses nothing of the game.
 */
package fr.zizanie.rules.felon.board;
