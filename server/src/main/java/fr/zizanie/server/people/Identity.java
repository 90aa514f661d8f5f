package fr.zizanie.server.people;

import fr.zizanie.table.seat.PlayerId;

/**
 * Who a request proves to come from.
 *
 * @param session the hash of the session that proves it; empty for a guest's cookie
 */
public record Identity(PlayerId player, String session) {}
