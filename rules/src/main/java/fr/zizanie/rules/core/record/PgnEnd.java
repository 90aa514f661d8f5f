package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** How a game ended, as PGN tells it by its result and by the tag Termination (PGN, 9.8.1). */
final class PgnEnd {
  private PgnEnd() {}

  /** {@return the word of the tag} */
  static String word(Match<?, ?> match) {
    if (match.outcome().isEmpty()) return "unterminated";
    return match.log().getLast() instanceof Entry.Happened(Event event)
        ? switch (event.kind()) {
          case FLAG -> "time forfeit";
          case LEFT, LEFT_DRAW, UNPLAYED -> "abandoned";
          case RESIGN,
              OFFER_DRAW,
              ACCEPT_DRAW,
              DECLINE_DRAW,
              OFFER_TAKEBACK,
              ACCEPT_TAKEBACK,
              DECLINE_TAKEBACK,
              CLAIM,
              HELP,
              GESTURE,
              TOLD,
              TIMEOUT ->
              "normal";
        }
        : "normal";
  }

  /**
   * {@return a match with the end that a result and a word tell, where its moves don’t bring it
   * about: a flag that fell, somebody who left, a claim, an agreement, or else a resignation}
   */
  static <S, V> Match<S, V> of(Match<S, V> match, String result, String termination) {
    if (match.outcome().isPresent() || result.equals("*")) return match;
    String why = termination.toLowerCase(Locale.ROOT);
    boolean late = why.contains("time");
    boolean gone = why.contains("abandon");
    Seat loser = result.equals("1-0") ? Seat.SECOND : Seat.FIRST;
    boolean drawn = result.equals("1/2-1/2");
    Stream<Function<Match<S, V>, Answer<Match<S, V>>>> ends =
        drawn
            ? Stream.of(
                m -> late ? happens(m, Seat.FIRST, Event.Kind.FLAG) : Answer.ok(m),
                m -> late ? happens(m, Seat.SECOND, Event.Kind.FLAG) : Answer.ok(m),
                m -> gone ? happens(m, Seat.FIRST, Event.Kind.LEFT_DRAW) : Answer.ok(m),
                m -> gone ? happens(m, Seat.SECOND, Event.Kind.LEFT_DRAW) : Answer.ok(m),
                m -> m.play(Seat.FIRST, "claim"),
                m -> m.play(Seat.SECOND, "claim"),
                m -> m.play(Seat.FIRST, "accept draw"),
                m -> m.play(Seat.SECOND, "accept draw"),
                m ->
                    m.play(Seat.FIRST, "offer draw")
                        .then(asked -> asked.play(Seat.SECOND, "accept draw")))
            : Stream.of(
                m -> late ? happens(m, loser, Event.Kind.FLAG) : Answer.ok(m),
                m -> gone ? happens(m, loser, Event.Kind.LEFT) : Answer.ok(m),
                m -> m.play(loser, "resign"));
    return ends.flatMap(end -> ended(end.apply(match), result).stream()).findFirst().orElse(match);
  }

  private static <S, V> Answer<Match<S, V>> happens(Match<S, V> match, Seat by, Event.Kind kind) {
    return match.enter(new Entry.Happened(Event.of(by, kind)));
  }

  private static <S, V> Optional<Match<S, V>> ended(Answer<Match<S, V>> answer, String result) {
    return answer instanceof Answer.Ok<Match<S, V>>(var over)
            && Records.result(over.outcome()).equals(result)
        ? Optional.of(over)
        : Optional.empty();
  }
}
