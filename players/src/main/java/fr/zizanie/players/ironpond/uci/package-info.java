/** Programs of others that speak the Universal Chess Interface, as opponents. Uses the agent. */
package fr.zizanie.players.ironpond.uci;
