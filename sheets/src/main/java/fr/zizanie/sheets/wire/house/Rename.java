package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Heard;

/** PUT /api/me. */
@Heard
public record Rename(String name) {}
