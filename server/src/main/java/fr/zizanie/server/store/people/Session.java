package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.PlayerId;

/**
 * A device that is signed in.
 *
 * @param hash of the secret that its cookie says
 * @param device such as "Firefox, Android"
 * @param used in milliseconds since 1970, to the day
 */
public record Session(
    String hash, PlayerId player, String device, long created, long used, Proved proved) {}
