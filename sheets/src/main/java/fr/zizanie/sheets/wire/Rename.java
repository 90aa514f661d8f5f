package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Heard;

/** PUT /api/me. */
@Heard
public record Rename(String name) {}
