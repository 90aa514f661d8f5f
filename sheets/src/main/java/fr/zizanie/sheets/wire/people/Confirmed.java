package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Wire;

/**
 * The answer to PUT /api/mail/confirmation, which takes a {@link Carried}: whose address a link
 * confirms, or has confirmed.
 *
 * @param name of the account
 */
@Wire
public record Confirmed(String name, String address) {}
