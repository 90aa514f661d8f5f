/**
 * What players leave to be done while they aren't there: standing orders for windows, and
 * conditional moves. Pure values: what they decide follows from what their player sees and from the
 * order alone (Architecture, 4.10). May use the rules and the log of sheets.
 */
package fr.zizanie.server.orders;
