package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.OneOf;

/** A request that waits for an answer. */
public record Asked(@OneOf({"draw", "takeback"}) String what, String by) {}
