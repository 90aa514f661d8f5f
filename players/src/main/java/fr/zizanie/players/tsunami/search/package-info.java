/**
 * The search under the agent: playouts, the tree of stones, the comparison of a few actions. Uses
 * the rules.
 */
package fr.zizanie.players.tsunami.search;
