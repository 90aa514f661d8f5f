package fr.zizanie.sheets.wire.log;

import fr.zizanie.codec.mark.Flat;
import fr.zizanie.codec.mark.OneOf;
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
 * @param log every line, requests and what was taken back among them
 * @param left whole seconds that were then left to the seat, by the numbers of lines; for a game
 *     with a clock
 * @param deal whether it was dealt as its tags say; unbound if its id could be chosen last, sealed
 *     while its seed isn't told, device if it came from a seed that nobody vouches for
 */
@Wire
public record Kept(
    String game,
    Map<String, String> options,
    List<String> seats,
    Map<String, String> tags,
    @OrNull Optional<Outcome> outcome,
    List<LogLine> log,
    Optional<Map<String, Long>> left,
    @OneOf({"right", "unbound", "wrong", "sealed", "device"}) Optional<String> deal,
    @Flat Replay replay) {}
