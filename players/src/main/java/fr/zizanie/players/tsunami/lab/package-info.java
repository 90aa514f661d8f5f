/**
 * The balance lab: each card is weighed by games of the computer against itself. Uses the agent.
 */
package fr.zizanie.players.tsunami.lab;
