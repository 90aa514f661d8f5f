package fr.zizanie.sheets.wire.creations;

import fr.zizanie.codec.mark.Heard;

/**
 * DELETE /api/creations/{id}.
 *
 * @param version what was seen; another one stays
 */
@Heard
public record DroppedCreation(int version) {}
