/**
 * The stones of a game with what cards have left among them, and where a stone may come to stand.
 * It uses go and the decks.
 */
package fr.zizanie.rules.tsunami.board;
