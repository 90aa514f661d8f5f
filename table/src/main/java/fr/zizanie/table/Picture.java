package fr.zizanie.table;

import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.ClockInfo;
import java.util.Optional;

/**
 * What some of those at a table are shown of it at some time.
 *
 * @param shown the match as they see it
 * @param running the timed decision that runs
 * @param clock what is left of the players' time
 */
public record Picture<S, V>(
    Projection<S, V> shown, Optional<Running> running, Optional<ClockInfo> clock) {
  /** {@return the match that they see} */
  public Match<S, V> match() {
    return shown.match();
  }
}
