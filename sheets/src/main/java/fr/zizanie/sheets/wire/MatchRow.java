package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.OrNull;
import fr.zizanie.sheets.json.Wire;
import java.util.List;
import java.util.Optional;

/**
 * One row of GET /api/matches: the guest's own matches, newest first.
 *
 * @param begun its players have agreed on how to play it
 * @param updated milliseconds since 1970
 */
@Wire
public record MatchRow(
    String id,
    String game,
    List<SeatInfo> seats,
    @OrNull Optional<String> turn,
    @OrNull Optional<Outcome> outcome,
    int actions,
    boolean begun,
    long updated) {}
