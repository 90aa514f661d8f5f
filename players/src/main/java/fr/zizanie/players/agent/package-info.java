/** What an opponent is: it gets a view and a budget, and gives advice. It uses the rules alone. */
package fr.zizanie.players.agent;
