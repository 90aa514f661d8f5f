/** The list of opponents, one for each game. It uses every opponent. */
package fr.zizanie.players;
