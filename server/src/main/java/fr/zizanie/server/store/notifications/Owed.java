package fr.zizanie.server.store.notifications;

import fr.zizanie.table.seat.PlayerId;

/**
 * What somebody is to be told. It is kept with what makes it due, so that neither a crowd nor a
 * stop of the server loses it.
 *
 * @param at when it came, in milliseconds since 1970
 */
public record Owed(PlayerId to, Notification notification, long at) {}
