/**
 * Squares, the twelve diagrams, where the pieces stand and which tries they can make. It uses
 * nothing of the game.
 */
package fr.zizanie.rules.confusion.board;
