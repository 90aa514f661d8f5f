/** Decks: what a card asks and does, as data, and the reading of deck files. It uses go alone. */
package fr.zizanie.rules.tsunami.deck;
