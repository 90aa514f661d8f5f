/**
 * The load that a server bears: scripted players on real sockets, in a process of their own. May
 * use the server, which it starts as a child, and Netty, whose one thread drives all players.
 */
package fr.zizanie.bench.load;
