/**
 * How people come to play each other and how strong they are, and the ports to whatever keeps it.
 */
package fr.zizanie.server.store.meeting;
