/**
 * The opponent for Tsunami: stones by its tree search, cards by playouts from sampled worlds. It
 * uses its search.
 */
package fr.zizanie.players.tsunami;
