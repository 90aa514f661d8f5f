/** What a match is made of and what belongs to it, and the ports to whatever keeps it. */
package fr.zizanie.server.store.matches;
