/**
 * The search for Tsunami: playouts, a Monte Carlo tree of stones, a bandit for a few actions. It
 * uses the rules and the limits of every search.
 */
package fr.zizanie.players.tsunami.search;
