/**
 * The opponent of Iron Pond. It ranks the candidates for each decision by its search and by what
 * the hidden cards may do. It uses its search and its knowledge of cards.
 */
package fr.zizanie.players.ironpond;
