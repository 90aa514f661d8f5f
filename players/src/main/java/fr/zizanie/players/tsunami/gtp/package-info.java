/** Programs of others that speak the Go Text Protocol, as opponents. Uses the agent. */
package fr.zizanie.players.tsunami.gtp;
