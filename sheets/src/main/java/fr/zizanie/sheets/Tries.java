package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Foreseeable;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.wire.Picked;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.said.Why;
import java.util.List;
import java.util.function.Function;

/** What a seat asks about an action before it plays: the picks, the board after, and why not. */
record Tries<S, V>(Match<S, V> match, Drawing<V> drawing, Offers<S, V> offers) {

  /** {@return what may be picked next} */
  Answer<Picked> picks(Seat seat, List<Choice> picks) {
    return after(
        seat,
        picks,
        state -> {
          boolean complete = !picks.isEmpty() && match.game().settled(state);
          return Answer.ok(offers.picks(state, seat, complete));
        });
  }

  /** {@return the board after the whole action, as far as the seat can foresee it} */
  Answer<Board> preview(Seat seat, List<Choice> picks) {
    return after(
        seat,
        picks,
        state ->
            picks.isEmpty() || !match.game().settled(state)
                ? no(Reason.INCOMPLETE)
                : foreseen(seat, picks));
  }

  private Answer<Board> foreseen(Seat seat, List<Choice> picks) {
    V before = match.game().view(match.state(), Viewer.of(seat));
    return Foreseeable.foresight(match.game(), before)
        .after(picks)
        .map(after -> {
          var touched = drawing.touched(before, picks, after);
          return Answer.ok(drawing.board(after, touched));
        })
        .orElseGet(() ->
            Answer.no(
                Reason.NOT_OFFERED.because(
                    "Le résultat n’est pas prévisible.", "The result can’t be foreseen.")));
  }

  /** {@return why the last pick may not follow the others, or that it may} */
  Answer<Why> explain(Seat seat, List<Choice> picks) {
    if (picks.isEmpty()) return after(seat, picks, _ -> no(Reason.INCOMPLETE));
    var before = picks.subList(0, picks.size() - 1);
    return after(
        seat,
        before,
        state ->
            !before.isEmpty() && match.game().settled(state)
                ? no(Reason.NOT_OFFERED)
                : Answer.ok(why(state, picks.getLast())));
  }

  private Why why(S state, Choice last) {
    return match
        .game()
        .unmet(state, last)
        .map(unmet -> Why.of(unmet.refusal()))
        .orElse(Why.ALLOWED);
  }

  /** What comes of the state after {@code picks}, if it is the seat's turn. */
  private <T> Answer<T> after(Seat seat, List<Choice> picks, Function<S, Answer<T>> then) {
    if (match.outcome().isPresent()) return no(Reason.GAME_OVER);
    if (!match.turn().is(seat)) return no(Reason.NOT_YOUR_TURN);
    return match.follow(picks).then(then);
  }

  private static <T> Answer<T> no(Reason reason) {
    return Answer.no(reason.refusal());
  }
}
