/**
 * What each game brings to the house, on a server and on a device: one value a game, one folder
 * where it has more. It uses the rules and the sheets.
 */
package fr.zizanie.table.games;
