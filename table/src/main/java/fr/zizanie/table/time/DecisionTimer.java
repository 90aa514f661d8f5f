package fr.zizanie.table.time;

import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.sheets.drawing.Running;
import java.util.Optional;

/**
 * The timed decision that runs at one table, if one does, and its end.
 *
 * @param elsewhere whether somebody else ends what runs
 * @param over whether its end has come, perhaps in vain
 * @param stopped the stopwatch that stopped last, and what was left of it
 */
public record DecisionTimer(
    Optional<Run> run, boolean elsewhere, boolean over, Optional<Running> stopped) {
  /** Nothing runs, and nothing has run. */
  public static final DecisionTimer IDLE =
      new DecisionTimer(Optional.empty(), false, false, Optional.empty());

  /** What is left at least of a decision that goes on after an interruption, in milliseconds. */
  private static final long LEAST = 5_000;

  /** A timed decision and when it expires, in milliseconds since 1970. */
  public record Run(Timed timed, long due) {
    /** {@return it as it stands at {@code now}} */
    public Running at(long now) {
      return new Running(timed, Math.max(0, due - now));
    }
  }

  /** {@return the decision that is running at {@code now}} */
  public Optional<Running> running(long now) {
    return run.map(r -> r.at(now));
  }

  /**
   * {@return with the decision that has been pending since a time in milliseconds since 1970, for
   * {@code most} milliseconds at most; one that runs already goes on}
   */
  public DecisionTimer follow(Optional<Timed> timed, long since, long most, long now) {
    if (!elsewhere && timed.equals(run.map(Run::timed))) return this;
    var noted = noted(now);
    return new DecisionTimer(
        timed.map(t -> new Run(t, since + Math.min(most, noted.length(t)))),
        false,
        false,
        noted.stopped);
  }

  /** {@return how many milliseconds a decision has left, or would have if it began now} */
  public long left(Timed timed, long now) {
    return run.filter(r -> r.timed.equals(timed))
        .map(r -> r.at(now).left())
        .orElseGet(() -> length(timed));
  }

  /** {@return with a decision that somebody else ends, at a time in milliseconds since 1970} */
  public DecisionTimer show(Optional<Timed> timed, long due, long now) {
    return new DecisionTimer(timed.map(t -> new Run(t, due)), true, false, noted(now).stopped);
  }

  private DecisionTimer noted(long now) {
    return runs() && run.filter(r -> r.timed.number() != 0).isPresent()
        ? new DecisionTimer(run, elsewhere, over, running(now))
        : this;
  }

  /** {@return whether something runs that ends here} */
  public boolean runs() {
    return run.isPresent() && !elsewhere;
  }

  /** {@return what ends here, unless its end has come} */
  public Optional<Run> ends() {
    return run.filter(_ -> !elsewhere && !over);
  }

  /** {@return with the end of what runs behind it, or still to come} */
  public DecisionTimer over(boolean now) {
    return now == over ? this : new DecisionTimer(run, elsewhere, now, stopped);
  }

  /** A stopwatch of the same number goes on where it stopped. */
  private long length(Timed timed) {
    return stopped
        .filter(s -> s.timed().equals(timed))
        .map(s -> Math.max(LEAST, s.left()))
        .orElse((long) timed.millis());
  }
}
