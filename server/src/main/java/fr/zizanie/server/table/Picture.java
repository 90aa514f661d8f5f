package fr.zizanie.server.table;

import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.time.Clock;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.drawing.Running;
import java.util.Optional;

/** What some of those at a table are shown of it: the match, and the times that run there. */
interface Picture<S, V> {
  /** {@return the match as they see it} */
  Projection<S, V> shown();

  /** {@return the timed decision that runs} */
  Optional<Running> running();

  /** {@return what is left of the players' time} */
  Optional<fr.zizanie.sheets.wire.Clock> clock();

  /** {@return the match that they see} */
  default Match<S, V> match() {
    return shown().match();
  }

  /** {@return a clock as everybody sees it} */
  default Optional<fr.zizanie.sheets.wire.Clock> shown(Optional<Clock> clock, long now) {
    return clock.map(c -> c.shown(match().profile(), now));
  }
}
