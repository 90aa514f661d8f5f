package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import java.util.List;
import java.util.Optional;

/**
 * What the seat to act could do in a match as it stands, by what it knows.
 *
 * @param best the best first, at most {@link #MOST}
 * @param tried an action that was asked about
 */
public record Candidates(Seat seat, List<Weighed> best, Optional<Weighed> tried) {
  /** Candidates at most. */
  public static final int MOST = 3;

  public Candidates {
    best = List.copyOf(best);
  }

  /**
   * {@return the candidates; refused where nobody is to act, or where {@code tried} isn't legal}
   */
  public static <S, V> Answer<Candidates> of(
      Match<S, V> match, Appraiser<S, V> appraiser, Optional<String> tried, Work work) {
    if (!(match.turn() instanceof Turn.Of(Seat seat))) return Answer.no(Reason.GAME_OVER.refusal());
    return read(match, seat, tried)
        .then(picks ->
            new Bookkeeper<>(match, appraiser, seat, work)
                .candidates(match.state(), picks)
                .map(Answer::ok)
                .orElseGet(() -> Answer.no(Reason.NOT_YOUR_TURN.refusal())));
  }

  private static Answer<Optional<List<Choice>>> read(
      Match<?, ?> match, Seat seat, Optional<String> tried) {
    if (tried.isEmpty()) return Answer.ok(Optional.empty());
    String text = tried.get();
    return match
        .play(seat, text)
        .then(_ -> match.read(text))
        .then(picks -> Answer.ok(Optional.of(picks)));
  }
}
