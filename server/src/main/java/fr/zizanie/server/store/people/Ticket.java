package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.PlayerId;

/**
 * What somebody may do once, within a time.
 *
 * @param hash of its secret
 * @param bound what it ends with: the session that drew it, by its hash, or the address that it was
 *     sent to; empty for a guest's, which ends when they have an account
 * @param until in milliseconds since 1970
 */
public record Ticket(String kind, String hash, PlayerId player, String bound, long until) {}
