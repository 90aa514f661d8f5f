/**
 * The opponent for Iron Pond: candidates for each decision, ranked by its search and by what the
 * hidden cards may do. It uses its search and its knowledge of cards.
 */
package fr.zizanie.players.ironpond;
