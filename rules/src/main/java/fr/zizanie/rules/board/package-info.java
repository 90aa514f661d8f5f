/** The geometry of boards: squares, lines and steps. It uses nothing. */
package fr.zizanie.rules.board;
