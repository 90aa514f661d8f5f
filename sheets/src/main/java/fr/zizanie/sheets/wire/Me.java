package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Wire;

/** GET and PUT /api/me: who we are. */
@Wire
public record Me(String id, String name) {}
