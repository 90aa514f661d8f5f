package fr.zizanie.server.table;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Secretive;
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
    // Where something is hidden, who takes back keeps what they learned: the computer won't have
    // it.
    boolean yes =
        oneself || (draw ? content : !Secretive.hides(m.game(), m.state(), Viewer.of(to)));
    return m.play(to, (yes ? "accept " : "decline ") + (draw ? "draw" : "takeback")).orThrow();
  }
}
