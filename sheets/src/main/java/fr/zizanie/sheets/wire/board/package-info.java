/**
 * What a game brings to its sheets: board, moves, what stands beside, a table of cards. What only
 * one game says stands with that game. May use the core of the rules.
 */
package fr.zizanie.sheets.wire.board;
