/** What Iron Pond alone brings to the server. It uses the rules and the sheets of its game. */
package fr.zizanie.server.games.ironpond;
