/**
 * What each game brings to the server: one value a game, one folder where it has more. It uses the
 * rules and the sheets.
 */
package fr.zizanie.server.games;
