package fr.zizanie.sheets.wire.log;

import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * An answer of chance: GET /api/matches/{id}/draws lists those of a game that is over, in the order
 * of the log, so that a page can deal them again.
 *
 * @param index the counter that was hashed: the answers that stood before
 * @param offered what could have been the answer, in the order from which the digest picks
 * @param result what was
 */
@Wire
public record Dealt(int index, List<String> offered, String result) {}
