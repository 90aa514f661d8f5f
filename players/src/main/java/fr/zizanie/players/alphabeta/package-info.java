/**
 * The opponent for games of perfect information: alpha-beta over the contract of any game, with an
 * evaluation for each. It uses the rules' core and what all searches share.
 */
package fr.zizanie.players.alphabeta;
