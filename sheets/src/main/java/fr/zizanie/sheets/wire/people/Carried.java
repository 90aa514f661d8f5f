package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;

/**
 * PUT /api/carry: who comes to another device; nothing is taken yet. With {@code take} this device
 * becomes theirs, and the token is spent. POST /api/carry/waiting asks whether an own token still
 * waits for another device.
 */
@Heard
public record Carried(String token, boolean take) {}
