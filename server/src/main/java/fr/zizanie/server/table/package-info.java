/**
 * A match that is being played, or is over: what its players do, what everybody connected is told,
 * what may be asked and taken away as a file. It knows no game and no web.
 */
package fr.zizanie.server.table;
