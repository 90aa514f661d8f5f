package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.server.time.Alarms;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Predicate;

/**
 * Where two share a screen, the time of a decision begins when the one who decides looks at it: the
 * page says so. It begins after a while all the same, for a page that never does; over days it
 * waits as long as anything else would.
 */
final class Curtain {
  /** How long a time waits at most for somebody to look, in milliseconds. */
  static final long LONGEST = 60_000;

  private final Alarms alarms;
  private final boolean patient;
  private final Runnable begins;
  private Optional<Timed> waited = Optional.empty();
  private boolean over;
  private Future<?> end = CompletableFuture.completedFuture(true);

  /** {@code begins} hears that a decision has waited long enough, unless it is {@code patient}. */
  Curtain(Alarms alarms, boolean patient, Runnable begins) {
    this.alarms = alarms;
    this.patient = patient;
    this.begins = begins;
  }

  /**
   * {@return the decision whose time runs; none while it waits, where screens have a curtain, for
   * its seat to look}
   */
  Optional<Timed> open(Optional<Timed> timed, boolean curtains, Predicate<Seat> looks) {
    if (!timed.equals(waited)) {
      end.cancel(false);
      waited = timed;
      over = !curtains;
      if (curtains && !patient && timed.isPresent()) end = alarms.in(LONGEST, this::late);
    }
    over |= timed.filter(t -> looks.test(t.seat())).isPresent();
    if (over) end.cancel(false);
    return timed.filter(_ -> over);
  }

  private void late() {
    over = true;
    begins.run();
  }

  /** Waits for nobody any more. */
  void stop() {
    end.cancel(false);
  }
}
