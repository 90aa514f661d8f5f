package fr.zizanie.sheets.wire.log;

import fr.zizanie.codec.mark.Flat;
import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.Wire;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The answer to POST /api/replay: a game that was kept as a file. A wrong record is refused
 * (bad-record, with its line).
 *
 * @param seats in moving order
 * @param tags the header tags, such as White, Date, Result
 */
@Wire
public record Kept(
    String game,
    Map<String, String> options,
    List<String> seats,
    Map<String, String> tags,
    @OrNull Optional<Outcome> outcome,
    @Flat Replay replay) {}
