package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.PlayerId;

/**
 * A passkey of an account.
 *
 * @param id as its authenticator calls it, base64url
 * @param label as its owner calls it
 * @param credential what proves its signatures, base64url
 * @param signatures how many it has made as far as it counts them
 * @param used in milliseconds since 1970, or 0
 */
public record Passkey(
    String id,
    PlayerId player,
    String label,
    String credential,
    long signatures,
    long created,
    long used) {}
