/**
 * The opponent of Tsunami. Its tree search chooses stones, and playouts from sampled worlds choose
 * cards. It uses its search.
 */
package fr.zizanie.players.tsunami;
