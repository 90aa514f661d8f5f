package fr.zizanie.table.policy;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.core.trait.Timely;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.time.Window;
import java.util.Optional;
import java.util.function.Predicate;

/** Windows, in which a seat only answers what the other did: whose, and how they are kept here. */
public final class Windows {
  private Windows() {}

  /** {@return who may answer, if a window is open} */
  public static <S, V> Optional<Seat> open(Match<S, V> match) {
    return Window.open(match).map(Window::seat);
  }

  /** {@return who only answers now what the other side did: in a window, or a try} */
  public static <S, V> Optional<Seat> answerer(Match<S, V> match) {
    return match.turn() instanceof Turn.Of(Seat seat)
            && answering(match, seat)
            && (match.timed().isPresent() || !(match.game() instanceof Timely<?, ?>))
        ? Optional.of(seat)
        : Optional.empty();
  }

  /** {@return who is to act now of their own accord} */
  public static <S, V> Optional<Seat> free(Match<S, V> match) {
    return match.turn() instanceof Turn.Of(Seat seat) && !answering(match, seat)
        ? Optional.of(seat)
        : Optional.empty();
  }

  private static <S, V> boolean answering(Match<S, V> match, Seat seat) {
    return Answering.answering(match.game(), match.game().view(match.state(), Viewer.of(seat)));
  }

  /** {@return the person who may answer the computer, if a window is open for one} */
  public static <S, V> Optional<Seat> forPerson(Match<S, V> match, Seats seats) {
    return seats.computer() ? open(match).filter(seats.people()::contains) : Optional.empty();
  }

  /**
   * {@return which time of the rules runs: where nobody else waits for an answer, none does for
   * one, unless the players are {@code hurried} by a clock; the time that a card gives always does}
   */
  public static <S, V> Optional<Timed> timed(Match<S, V> match, Seats seats, boolean hurried) {
    boolean waited = hurried || seats.apart();
    return waited || open(match).isEmpty() ? match.timed() : Optional.empty();
  }

  /**
   * {@return the match after every window against the computer has been passed that its person
   * can't use, or won't: {@code unasked}}
   */
  public static <S, V> Match<S, V> passed(
      Match<S, V> match, Seats seats, Predicate<Seat> unasked, Autoplay autoplay) {
    var m = match;
    while (forPerson(m, seats).isPresent()) {
      Seat seat = forPerson(m, seats).get();
      var choices = m.game().choices(m.state());
      boolean idle = choices.size() == 1 || unasked.test(seat);
      if (!idle || !choices.contains(Choice.PASS)) return m;
      m = autoplay.dealt(m.play(seat, m.game().notation().print(Choice.PASS)).orThrow());
    }
    return m;
  }
}
