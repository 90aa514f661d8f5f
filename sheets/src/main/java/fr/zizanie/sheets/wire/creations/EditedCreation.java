package fr.zizanie.sheets.wire.creations;

import fr.zizanie.codec.mark.Heard;

/**
 * PUT /api/creations/{id}.
 *
 * @param version what was edited; where that isn't the one that stands, both are kept
 */
@Heard
public record EditedCreation(String game, String text, int version) {}
