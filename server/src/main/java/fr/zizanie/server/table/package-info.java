/**
 * A match that is being played, or is over: what its players do, what everybody connected is told,
 * what may be asked and taken away as a file. It knows no game and no web.
 *
 * <p>{@code Table} is who is there and what they are told, {@code Play} how the match goes on,
 * {@code Held} what the store keeps of it, {@code Clockwork} its times, {@code Lasting} what is
 * tried again, {@code Copy} what is read beside it.
 */
package fr.zizanie.server.table;
