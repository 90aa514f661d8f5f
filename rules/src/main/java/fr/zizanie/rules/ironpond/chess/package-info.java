/** The chess under the cards: pieces, marks, moves, FEN and SAN, fast. Uses the board only. */
package fr.zizanie.rules.ironpond.chess;
