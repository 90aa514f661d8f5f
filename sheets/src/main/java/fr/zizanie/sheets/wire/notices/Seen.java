package fr.zizanie.sheets.wire.notices;

import fr.zizanie.codec.mark.Heard;

/**
 * PUT /api/notices/seen: somebody has seen all that they were told.
 *
 * @param upTo the number of the last that they were shown
 */
@Heard
public record Seen(int upTo) {}
