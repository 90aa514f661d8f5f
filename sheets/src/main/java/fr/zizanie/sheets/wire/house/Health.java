package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;

/** GET /health. */
@Wire
public record Health(
    @OneOf({"ok", "broken"}) String status,
    @OneOf({"ok", "broken"}) String database,
    String version) {}
