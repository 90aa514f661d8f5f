package fr.zizanie.server.table;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.store.Sitter;
import java.util.Optional;

/** Requests that need no second person. */
final class Requests {
  private Requests() {}

  /** {@return the seat whose move two at one screen have just seen: they take that one back} */
  static Seat lastActor(Match<?, ?> match, Seat fallback) {
    return match.standing().entries().reversed().stream()
        .flatMap(e ->
            e instanceof Entry.Acted(Seat by, _)
                ? Optional.of(by).stream()
                : Optional.<Seat>empty().stream())
        .findFirst()
        .orElse(fallback);
  }

  /**
   * Answers in windows, which may have been given for its person, are no moves to take back: it
   * goes on to the last thing that they did of their own accord, whatever they hold.
   */
  private static <S, V> Match<S, V> undone(Match<S, V> asked, Seats seats, Seat by) {
    var m = asked.play(by.other(), "accept takeback").orThrow();
    while (Windows.forPerson(m, seats).isPresent()) {
      if (!(m.play(by, "offer takeback") instanceof Answer.Ok<Match<S, V>>(var again)))
        return asked.play(by.other(), "decline takeback").orThrow();
      m = again.play(by.other(), "accept takeback").orThrow();
    }
    return m;
  }

  /**
   * {@return the match with a request to the computer, or to oneself at one screen, answered; the
   * computer draws if it is {@code content}}
   */
  static <S, V> Match<S, V> answered(Match<S, V> m, Seats seats, boolean content) {
    if (m.status().asked().isEmpty()) return m;
    var asked = m.status().asked().get();
    Seat to = asked.by().other();
    boolean draw = asked.what() == Event.Kind.OFFER_DRAW;
    boolean oneself = seats.at(to).equals(seats.at(asked.by()));
    boolean computer = seats.at(to) instanceof Sitter.Computer;
    // It answers an offer made during its turn when it has thought.
    if (!oneself && !computer || computer && draw && m.turn().is(to)) return m;
    // The computer lets everything be taken back, also what has told its player something: it
    // forgets what is undone, and nobody else is at a loss.
    boolean yes = oneself || !draw || content;
    return computer && !draw
        ? undone(m, seats, asked.by())
        : m.play(to, (yes ? "accept " : "decline ") + (draw ? "draw" : "takeback")).orThrow();
  }
}
