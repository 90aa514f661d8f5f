package fr.zizanie.table.time;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.rules.core.trait.Timed;
import java.util.Optional;

/**
 * A window, in which a seat only answers what the other did.
 *
 * @param taken how many milliseconds it had been open when the clocks were looked at last
 */
public record Window(Timed timed, long taken) {
  /** {@return the window that is open in a match, if one is} */
  public static <S, V> Optional<Window> open(Match<S, V> match) {
    return match
        .timed()
        .filter(timed -> match.turn().is(timed.seat()))
        .filter(timed -> {
          var view = match.game().view(match.state(), Viewer.of(timed.seat()));
          return Answering.answering(match.game(), view);
        })
        .map(timed -> new Window(timed, 0));
  }

  /** {@return who may answer} */
  public Seat seat() {
    return timed.seat();
  }

  /** {@return the same so many milliseconds later} */
  Window later(long millis) {
    return new Window(timed, taken + millis);
  }
}
