/**
 * A match that is being played, or is over: what its players do, what everybody connected is told,
 * what may be asked and taken away as a file. It knows no game and no web.
 *
 * <p>The table itself is a value ({@code fr.zizanie.table}). {@code Table} is what a server lets be
 * done with it, {@code Play} how it goes on: what happens is asked of the value, kept, and then
 * shown. {@code Held} is what the store keeps of it, {@code Showing} and {@code Audience} what is
 * told to whom, {@code Deputy} who acts for those who aren't there, {@code Lasting} what is tried
 * again.
 */
package fr.zizanie.server.table;
