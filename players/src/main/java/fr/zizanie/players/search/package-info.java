/**
 * Search that any game may use: alpha-beta over the contract, with levels and limits. It uses the
 * rules and what an opponent is.
 */
package fr.zizanie.players.search;
