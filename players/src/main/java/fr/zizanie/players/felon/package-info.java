/** What a position of Le Félon is worth. It uses the alpha-beta and its game. */
package fr.zizanie.players.felon;
