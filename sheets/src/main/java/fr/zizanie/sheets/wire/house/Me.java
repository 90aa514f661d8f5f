package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Wire;

/** GET and PUT /api/me: who we are. */
@Wire
public record Me(String id, String name) {}
