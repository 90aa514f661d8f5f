package fr.zizanie.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Timed;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where two share a screen, the time of a decision begins when the one who decides looks at it: the
 * page says so. It begins after a while all the same, for a page that never does; over days it
 * waits as long as anything else would.
 *
 * @param waited the decision that waits, or waited
 * @param open whether its time has begun
 * @param due when it begins by itself, in milliseconds since 1970
 */
public record Curtain(boolean patient, Optional<Timed> waited, boolean open, long due) {
  /** How long a time waits at most for somebody to look, in milliseconds. */
  public static final long LONGEST = 60_000;

  /** A curtain with nothing behind it; a {@code patient} one opens by a look alone. */
  public static Curtain of(boolean patient) {
    return new Curtain(patient, Optional.empty(), false, TableState.NEVER);
  }

  /**
   * {@return it before a decision that waits, where screens have a curtain, for its seat to look}
   */
  public Curtain before(Optional<Timed> timed, boolean curtains, Predicate<Seat> looks, long now) {
    var next = this;
    if (!timed.equals(waited)) {
      boolean late = curtains && !patient && timed.isPresent();
      next = new Curtain(patient, timed, !curtains, late ? now + LONGEST : TableState.NEVER);
    }
    return timed.filter(t -> looks.test(t.seat())).isPresent() ? next.opened() : next;
  }

  /** {@return it once somebody has looked, or it was waited long enough for that} */
  public Curtain opened() {
    return open ? this : new Curtain(patient, waited, true, TableState.NEVER);
  }

  /** {@return the decision whose time runs} */
  public Optional<Timed> runs() {
    return waited.filter(_ -> open);
  }
}
