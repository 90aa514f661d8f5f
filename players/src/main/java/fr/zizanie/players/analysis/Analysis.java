package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A finished match in the books of both seats. */
public record Analysis(Books first, Books second) {
  /** {@return the analysis of a finished match; or why there is none} */
  public static <S, V> Answer<Analysis> of(
      Match<S, V> match, Appraiser<S, V> appraiser, Work work, Watcher watcher) {
    return of(match, appraiser, work, Draft.EMPTY, watcher);
  }

  /** {@return the same, going on from a draft of this match, appraiser and work} */
  public static <S, V> Answer<Analysis> of(
      Match<S, V> match, Appraiser<S, V> appraiser, Work work, Draft from, Watcher watcher) {
    if (!counts(match)) return Answer.no(Reason.NOT_OVER.refusal());
    var keeper = new Bookkeeper<>(match, appraiser, Seat.FIRST, work, from.first());
    Books first = keeper.books(open -> watcher.at(new Draft(open, from.second(), from.truth())));
    OpenBooks done = keeper.open();
    Books second =
        new Bookkeeper<>(match, appraiser, Seat.SECOND, work, from.second())
            .books(open -> watcher.at(new Draft(done, open, from.truth())));
    return Answer.ok(new Analysis(first, second));
  }

  /** {@return whether a match is finished and has a result} */
  static boolean counts(Match<?, ?> match) {
    return match.outcome().filter(outcome -> !(outcome instanceof Outcome.Annulled)).isPresent();
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

  /** {@return what the decision of a ply could tell, where that is measured} */
  public Optional<Inquiry> inquiry(int ply) {
    return Stream.of(first, second)
        .flatMap(books -> books.inquiries().stream())
        .filter(inquiry -> inquiry.ply() == ply)
        .findFirst();
  }
}
