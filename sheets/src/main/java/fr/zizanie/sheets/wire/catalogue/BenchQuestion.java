package fr.zizanie.sheets.wire.catalogue;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.OneOf;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * POST /api/games/{game}/bench: a position that whoever asks knows wholly, and what was done in it.
 * Nothing is kept. The answer is what the socket would have sent: a sheet, picks, a preview, an
 * explanation, a reach, each with the number 0.
 *
 * @param position as the formats write it; the start without
 * @param record instead of options and position: a game that was recorded with everything in it
 * @param ply how many actions of the record stand; all without
 * @param seats those that the player holds; none named: all of them
 * @param done lines such as "white e2e4", events among them, at most 200
 * @param ask "sheet" without
 * @param prefix for "picks" and "explain"; for "reach" the square alone
 * @param action for "preview"
 */
@Heard
public record BenchQuestion(
    Map<String, String> options,
    Optional<String> position,
    Optional<String> record,
    Optional<Integer> ply,
    Optional<String> seed,
    List<String> seats,
    List<String> done,
    @OneOf({"sheet", "picks", "preview", "explain", "reach"}) Optional<String> ask,
    Optional<List<String>> prefix,
    Optional<String> action) {}
