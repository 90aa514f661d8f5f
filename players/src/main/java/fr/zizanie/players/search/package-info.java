/**
 * The parts that the searches of all games share. It knows no game and uses the rules' core alone.
 */
package fr.zizanie.players.search;
