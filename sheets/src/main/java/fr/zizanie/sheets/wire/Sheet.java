package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Cut;
import fr.zizanie.sheets.json.OrNull;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that one viewer sees of one match now: GET /api/matches/{id}, and every push of the
 * socket.
 *
 * @param version the viewer's number of log lines; a move names the version it was made for
 * @param since the lines begin at this index: 0 is the whole log, more is the missing tail; none
 *     come while a kidnapping forbids looking back
 * @param ply actions played so far, taken-back ones not counted
 * @param viewer a seat id or "public"
 * @param beside in games that have something beside the board
 * @param commitment games dealt in secret: the commitment to the seed; the seed itself once the
 *     game is over
 * @param nonces what each seat has added to the dealing
 * @param seals once it is over: what the fingerprints of secret squares were made of, in the order
 *     of the log
 * @param again the match that follows this one: its players agree on it there
 * @param autopass those of the viewer's own seats for which windows are passed
 * @param parts of board, offer and beside, a number that is another whenever what this viewer sees
 *     of it is
 */
public record Sheet(
    String id,
    String game,
    Map<String, String> options,
    List<SeatInfo> seats,
    Optional<Clock> clock,
    Optional<String> commitment,
    Optional<String> seed,
    Optional<List<String>> nonces,
    Optional<List<Seal>> seals,
    Optional<String> again,
    Optional<List<String>> autopass,
    String viewer,
    int version,
    int since,
    @OrNull Optional<String> turn,
    @OrNull Optional<Outcome> outcome,
    int ply,
    Cut<Board> board,
    Cut<Offer> offer,
    Optional<Cut<Beside>> beside,
    @OrNull Optional<Asked> asked,
    List<Line> lines,
    Map<String, Long> parts)
    implements ToPage {}
