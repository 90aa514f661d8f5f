/** The computer at a table: where it thinks, and what it is thinking about. It uses the players. */
package fr.zizanie.server.computer;
