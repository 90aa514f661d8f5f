package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/**
 * A finished match in the books of both seats.
 *
 * @param truth the chance of the first seat after each ply if both had known everything, from 0 to
 *     the last ply; empty where nothing was hidden
 */
public record Analysis(Books first, Books second, List<Double> truth) {
  public Analysis {
    truth = List.copyOf(truth);
  }

  /** {@return the analysis of a finished match; or why there is none} */
  public static <S, V> Answer<Analysis> of(
      Match<S, V> match, Appraiser<S, V> appraiser, Work work, Watcher watcher) {
    if (match.outcome().isEmpty() || match.outcome().get() instanceof Outcome.Annulled)
      return Answer.no(Reason.NOT_OVER.refusal());
    int entries = match.standing().entries().size();
    boolean hidden = Truth.hidden(match);
    int all = (hidden ? 3 : 2) * entries;
    var first =
        new Bookkeeper<>(match, appraiser, Seat.FIRST, work).books(done -> watcher.at(done, all));
    var second =
        new Bookkeeper<>(match, appraiser, Seat.SECOND, work)
            .books(done -> watcher.at(entries + done, all));
    IntConsumer last = done -> watcher.at(2 * entries + done, all);
    List<Double> truth = hidden ? Truth.curve(match, appraiser, work, last) : List.of();
    return Answer.ok(new Analysis(first, second, truth));
  }

  /** {@return the books of a seat} */
  public Books books(Seat seat) {
    return seat == Seat.FIRST ? first : second;
  }

  /** {@return the decisions of both seats in the order of the match} */
  public List<JudgedDecision> decisions() {
    return Stream.concat(first.decisions().stream(), second.decisions().stream())
        .sorted(Comparator.comparingInt(JudgedDecision::ply))
        .toList();
  }
}
