/**
 * Chess Mutation: the game, its boards of coloured squares, its moves, and what may be done and why
 * not. It uses the core and the geometry of boards.
 */
package fr.zizanie.rules.mutation;
