/** The whole truth of a game and what one viewer knows of it. It uses the board. */
package fr.zizanie.rules.tsunami.state;
