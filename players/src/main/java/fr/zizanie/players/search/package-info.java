/** What the searches of all games share, and no game. It uses the rules' core alone. */
package fr.zizanie.players.search;
