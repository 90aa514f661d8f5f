/** The list of opponents, and matches between them. It uses every opponent. */
package fr.zizanie.players;
