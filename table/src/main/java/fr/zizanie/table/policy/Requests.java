package fr.zizanie.table.policy;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Countable;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Setup;
import java.util.Optional;
import java.util.stream.Stream;

/** Requests that need no second person. */
public final class Requests {
  /** What is asked of the other side so that something is undone. */
  private static final String UNDO = "offer takeback";

  private static final Refusal COUNTS =
      Reason.NOT_OFFERED.because(
          "Partie classée : pas de reprise de coup.", "Rated game: no takebacks.");

  private static final Refusal DECLINED =
      Reason.NOT_OFFERED.because(
          "Demande refusée : vous pourrez redemander après le prochain coup.",
          "Declined: you can ask again after the next move.");

  private static final String HELP = "help";

  private static final Refusal NO_HELP =
      Reason.NOT_OFFERED.because("Pas d’aide dans cette partie.", "No help in this game.");

  private Requests() {}

  /** {@return why a seat asks for nothing that the other has just declined, if it has} */
  public static Optional<Refusal> again(Match<?, ?> match, Seat by, String text) {
    return Attentive.parse(match.game(), by, text)
        .filter(event -> match.status().declined(event.kind(), by))
        .map(_ -> DECLINED);
  }

  /** {@return why something isn't asked of the other side in a match, rated or not, if it isn't} */
  public static Optional<Refusal> refusal(boolean rated, String text) {
    return rated && text.equals(UNDO) ? Optional.of(COUNTS) : Optional.empty();
  }

  /** {@return why nobody helps a seat, unless the computer of its own device sits opposite} */
  public static Optional<Refusal> unhelped(Setup setup, Seats seats, Seat seat, String text) {
    boolean near = setup.seed().onDevice() && seats.at(seat.other()) instanceof Sitter.Computer;
    return text.equals(HELP) && !near ? Optional.of(NO_HELP) : Optional.empty();
  }

  /** {@return the seat whose move two at one screen have just seen: they take that one back} */
  public static Seat lastActor(Match<?, ?> match, Seat fallback) {
    return acted(match).findFirst().map(Entry.Acted::by).orElse(fallback);
  }

  /** The actions that stand, the last one first. */
  private static Stream<Entry.Acted> acted(Match<?, ?> match) {
    return match.standing().entries().reversed().stream()
        .filter(Entry.Acted.class::isInstance)
        .map(Entry.Acted.class::cast);
  }

  private static Optional<Entry.Acted> last(Match<?, ?> match, Seat by) {
    return acted(match).filter(action -> action.by() == by).findFirst();
  }

  /** Whether it only ends a turn that had a move of its own. */
  private static boolean ends(Match<?, ?> match, Entry.Acted action) {
    return !Countable.counts(match.game(), action.picks());
  }

  /**
   * Answers in windows, which may have been given for their person, are no moves to take back: it
   * goes on to the last thing that they did of their own accord, whatever they hold. Whoever has
   * ended their turn takes back its move, with all that came after it.
   */
  private static <S, V> Match<S, V> undone(Match<S, V> asked, Seats seats, Seat first) {
    var m = asked;
    Seat by = first;
    boolean turn = false;
    while (true) {
      var gone = last(m, by).orElseThrow();
      turn |= ends(m, gone);
      m = m.play(by.other(), "accept takeback").orThrow();
      Seat next = seats.alone() ? lastActor(m, by) : by;
      boolean answers = answers(m, seats);
      if (!answers && !(turn && gone.picks().getFirst().kind() != Choice.Kind.MOVE)) return m;
      var before = last(m, next);
      boolean earlier = next != by || before.isEmpty() || ends(m, before.get());
      if (!answers && earlier) return m;
      switch (m.play(next, UNDO)) {
        case Answer.No<Match<S, V>> _ -> {
          return answers ? asked.play(first.other(), "decline takeback").orThrow() : m;
        }
        case Answer.Ok<Match<S, V>>(var again) -> m = again;
      }
      by = next;
    }
  }

  /** Whether a window has opened again. */
  private static boolean answers(Match<?, ?> match, Seats seats) {
    return seats.alone()
        ? Windows.open(match).isPresent()
        : Windows.forPerson(match, seats).isPresent();
  }

  /**
   * {@return the match with a request to the computer, or to oneself at one screen, answered; the
   * computer draws if it is {@code content}}
   */
  public static <S, V> Match<S, V> answered(Match<S, V> m, Seats seats, boolean content) {
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
    return draw
        ? m.play(to, (oneself || content ? "accept" : "decline") + " draw").orThrow()
        : undone(m, seats, asked.by());
  }
}
