/** What thinking needs of the machine, and the machines there are. */
package fr.zizanie.players.machine;
