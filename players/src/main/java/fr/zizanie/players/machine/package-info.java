/** The contract between thinking and the machine that it runs on, and the JVM's machine. */
package fr.zizanie.players.machine;
