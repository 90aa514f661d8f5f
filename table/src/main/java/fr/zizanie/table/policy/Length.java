package fr.zizanie.table.policy;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.table.seat.Seats;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How long the log of a match may become, counted in the lines that whoever acts has seen, so that
 * it tells nothing of the others.
 */
public final class Length {
  /** From so many lines on nothing is taken back, and at one screen nothing more is played. */
  static final int LONG = 20_000;

  /** From so many on nothing more is played anywhere. */
  static final int LONGEST = 40_000;

  /** How many more there may be to agree on an end. */
  static final int FAREWELL = 100;

  private static final Set<String> ENDS = words(Event.Kind.RESIGN, Event.Kind.ACCEPT_DRAW);
  private static final Set<String> TALKS = words(Event.Kind.OFFER_DRAW, Event.Kind.DECLINE_DRAW);
  private static final Set<String> BACK = words(Event.Kind.OFFER_TAKEBACK);

  private Length() {}

  private static Set<String> words(Event.Kind... kinds) {
    return Arrays.stream(kinds)
        .map(kind -> Event.of(Seat.FIRST, kind).text())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** {@return why {@code text} isn't entered after so many lines, if it isn't} */
  public static Optional<Refusal> refusal(Seats seats, int lines, String text) {
    int most = seats.alone() ? LONG : LONGEST;
    boolean ends = ENDS.contains(text) || TALKS.contains(text) && lines < most + FAREWELL;
    if (ends || lines < LONG) return Optional.empty();
    if (lines < most && !BACK.contains(text)) return Optional.empty();
    return Optional.of(
        lines < most
            ? Reason.TOO_LONG.because(
                "Cette partie est trop longue pour qu’on y reprenne encore un coup ; jouez la"
                    + " suite.",
                "This game is too long to take back any more moves; play on.")
            : Reason.TOO_LONG.because(
                "Cette partie a atteint la longueur maximale : proposez la nulle"
                    + " ou abandonnez, puis téléchargez-la.",
                "This game has reached the maximum length: offer a draw or resign, then download"
                    + " it."));
  }
}
