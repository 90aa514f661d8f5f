package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.OneOf;
import fr.zizanie.sheets.json.Wire;

/** GET /health. */
@Wire
public record Health(
    @OneOf({"ok", "broken"}) String status,
    @OneOf({"ok", "broken"}) String database,
    String version) {}
