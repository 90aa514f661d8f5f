/** The contract of an opponent: a view and a budget give advice. It uses the rules alone. */
package fr.zizanie.players.agent;
