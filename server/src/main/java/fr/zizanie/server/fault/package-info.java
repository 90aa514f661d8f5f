/** Faults on purpose, for the storm: nothing happens here unless a server is started to break. */
package fr.zizanie.server.fault;
