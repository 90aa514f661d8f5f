package fr.zizanie.sheets.wire.orders;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.OneOf;
import java.util.List;
import java.util.Optional;

/**
 * POST /api/matches/{id}/foreseen: what might come of a game over days, to choose conditional moves
 * from. It is worked out from what one sees, in states that agree with it, so it tells nothing of
 * what is possible now. The answer is what the socket would have sent: a sheet, picks, a preview,
 * an explanation, a reach, each with the number 0.
 *
 * @param done what is foreseen, from now on: lines such as "white e2e4", 64 at most; * stands for
 *     all other words of an action, or for all that a side does
 * @param ask "sheet" without
 * @param prefix for "picks" and "explain"; for "reach" the square alone
 * @param action for "preview"
 */
@Heard
public record ForeseenQuestion(
    List<String> done,
    @OneOf({"sheet", "picks", "preview", "explain", "reach"}) Optional<String> ask,
    Optional<List<String>> prefix,
    Optional<String> action) {}
