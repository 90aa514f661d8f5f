package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.live.Watcher;
import fr.zizanie.server.store.ids.MatchId;
import fr.zizanie.server.store.ids.PlayerId;
import fr.zizanie.server.table.Questions;
import fr.zizanie.server.table.Table;
import fr.zizanie.sheets.wire.Picked;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.said.Why;
import java.util.List;
import java.util.function.BiFunction;

/** What players ask about matches; nothing changes by it. */
public final class Asking {
  private final LiveMatches live;

  Asking(LiveMatches live) {
    this.live = live;
  }

  /** {@return what may come next in an action that begins with tokens, in JSON; or why not} */
  public Answer<Picked> picks(
      MatchId id, PlayerId guest, String seatId, int version, List<String> tokens) {
    return asked(id, guest, seatId, version, (q, by) -> q.picks(by, tokens));
  }

  /** {@return the board after an action as its player can foresee it, in JSON; or why not} */
  public Answer<Board> preview(
      MatchId id, PlayerId guest, String seatId, int version, String action) {
    return asked(id, guest, seatId, version, (q, by) -> q.preview(by, action));
  }

  /** {@return why the last of some tokens isn't offered after the others; or why not} */
  public Answer<Why> explain(
      MatchId id, PlayerId guest, String seatId, int version, List<String> tokens) {
    return asked(id, guest, seatId, version, (q, by) -> q.explain(by, tokens));
  }

  /** {@return where the piece on a square could go, as far as a watcher may know; or why not} */
  public Answer<List<String>> reach(MatchId id, Watcher watcher, int version, String at) {
    return live.table(id, t -> t.reach(watcher, version, at));
  }

  private <T> Answer<T> asked(
      MatchId id,
      PlayerId guest,
      String seatId,
      int version,
      BiFunction<Questions<?, ?>, Questions.Asker, Answer<T>> question) {
    return live.table(
        id,
        t ->
            seat(t, seatId)
                .then(seat -> question.apply(t.questions(), t.asker(guest, seat, version))));
  }

  /** {@return the seat of that name at a table} */
  static Answer<Seat> seat(Table<?, ?> table, String id) {
    return table
        .match()
        .profile()
        .seat(id)
        .map(Answer::ok)
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_SEAT.refusal()));
  }
}
