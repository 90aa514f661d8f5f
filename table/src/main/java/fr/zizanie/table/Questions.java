package fr.zizanie.table;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.wire.Picked;
import fr.zizanie.sheets.wire.Reached;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.said.Why;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/** What may be asked at one table without changing anything. */
public final class Questions<S, V> {
  /** Who asks about a seat, having seen a version. */
  public record Asker(Viewer viewer, Set<Seat> seats, Seat seat, int version) {}

  private final Projection<S, V> shown;

  /** Questions about what a table's viewers see. */
  public Questions(Projection<S, V> shown) {
    this.shown = shown;
  }

  /** {@return what may be picked next in an action that begins with tokens; or why not} */
  public Answer<Picked> picks(Asker by, List<String> tokens) {
    return asked(by, tokens, shown::picks);
  }

  /** {@return the board after an action as its player can foresee it; or why not} */
  public Answer<Board> preview(Asker by, String action) {
    return asked(by, List.of(action.split(" ", -1)), shown::preview);
  }

  /** {@return why the last token isn't offered after the others; or why that isn't told} */
  public Answer<Why> explain(Asker by, List<String> tokens) {
    return asked(by, tokens, shown::explain);
  }

  /** {@return how far the piece on a square goes; or why that is not told} */
  public Answer<Reached> reach(Viewer viewer, int version, String at) {
    return shown.current(viewer, version)
        ? Answer.ok(shown.reach(viewer, at))
        : Answer.no(Reason.STALE.refusal());
  }

  private <T> Answer<T> asked(
      Asker by, List<String> tokens, BiFunction<Seat, List<Choice>, Answer<T>> then) {
    if (!by.seats.contains(by.seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    if (!shown.current(by.viewer, by.version)) return Answer.no(Reason.STALE.refusal());
    return tokens.isEmpty()
        ? then.apply(by.seat, List.of())
        : shown.match().read(String.join(" ", tokens)).then(picks -> then.apply(by.seat, picks));
  }
}
