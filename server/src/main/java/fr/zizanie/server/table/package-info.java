/**
 * A match that is being played, or is over: what its players do, what everybody connected is told,
 * what may be asked and taken away as a file. It knows no game and no web.
 *
 * <p>How a match goes on is the same everywhere ({@code fr.zizanie.table.live}). {@code Table} is
 * what a server lets be done with it, {@code Play} what a server adds: it keeps the match in a
 * store, lets {@code OrderExecutor} act for those who aren't there, and takes over what other
 * servers did. {@code KeptMatch} is what the store has of it, {@code StoreRetry} what is tried
 * again.
 */
package fr.zizanie.server.table;
