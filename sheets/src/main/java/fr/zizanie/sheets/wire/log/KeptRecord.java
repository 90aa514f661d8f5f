package fr.zizanie.sheets.wire.log;

import fr.zizanie.codec.mark.Heard;
import java.util.Optional;

/**
 * POST /api/replay: the text of a record file, such as the shipped example /examples/confusion.txt.
 *
 * @param eyes a seat id, or "truth", as without
 */
@Heard
public record KeptRecord(String record, Optional<String> eyes) {}
