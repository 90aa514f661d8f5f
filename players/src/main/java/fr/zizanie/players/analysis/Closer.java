package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * One decision of a finished match, looked at for longer than the others.
 *
 * @param ply the actions that stood after it
 * @param played what was done
 * @param candidates what could have been done, the best first, at most {@link Candidates#MOST}
 * @param questions what each action could tell, where that is measured
 */
public record Closer(
    int ply, Seat seat, Weighed played, List<Weighed> candidates, List<Question> questions) {
  /** How much more work it is than a judgement of the whole match. */
  private static final int LONGER = 8;

  public Closer {
    candidates = List.copyOf(candidates);
    questions = List.copyOf(questions);
  }

  /** {@return what an action could tell, in bits; nothing where that isn't measured} */
  public OptionalDouble bits(List<Choice> action) {
    return Question.bits(questions, action);
  }

  /** {@return the work of one decision} */
  public static Work work(Appraiser<?, ?> appraiser) {
    return appraiser.work(Depth.STANDARD).times(LONGER);
  }

  /**
   * {@return the decision at a ply; refused where the match isn't finished, or where there was
   * nothing to decide}
   */
  public static <S, V> Answer<Closer> of(
      Match<S, V> match, Appraiser<S, V> appraiser, int ply, Work work) {
    if (!Analysis.counts(match)) return Answer.no(Reason.NOT_OVER.refusal());
    var acted =
        match.standing().entries().stream()
            .flatMap(entry -> entry instanceof Entry.Acted one ? Stream.of(one) : Stream.empty())
            .toList();
    if (ply < 1 || ply > acted.size()) return Answer.no(Reason.BAD_FIELD.refusal());
    var action = acted.get(ply - 1);
    S before = match.standing().states().get(ply - 1);
    return new Bookkeeper<>(match, appraiser, action.by(), work)
        .closer(before, ply, action.picks())
        .map(Answer::ok)
        .orElseGet(() -> Answer.no(Reason.BAD_FIELD.refusal()));
  }
}
