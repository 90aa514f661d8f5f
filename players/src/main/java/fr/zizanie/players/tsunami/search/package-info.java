/**
 * The search for Tsunami: playouts, a Monte Carlo tree of stones, a bandit for a few actions. It
 * uses the rules and the limits that all searches share.
 */
package fr.zizanie.players.tsunami.search;
