/** The evaluation of Le Félon. It uses the alpha-beta and its game. */
package fr.zizanie.players.felon;
