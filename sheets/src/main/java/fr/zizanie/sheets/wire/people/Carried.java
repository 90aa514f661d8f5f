package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;

/**
 * PUT /api/carry: who comes to another device; nothing is taken yet. With {@code take} this device
 * becomes theirs, and the token is spent.
 */
@Heard
public record Carried(String token, boolean take) {}
