/** What a position of Le Félon is worth. It uses the search and its game. */
package fr.zizanie.players.felon;
