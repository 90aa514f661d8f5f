/** Who somebody is, what proves it and whom they know, and the ports to whatever keeps it. */
package fr.zizanie.server.store.people;
