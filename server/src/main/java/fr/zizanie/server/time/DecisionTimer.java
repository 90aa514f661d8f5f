package fr.zizanie.server.time;

import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.sheets.drawing.Running;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** The timed decision that runs at one table, if one does, and its end. */
public final class DecisionTimer {
  /** What is left at least of a decision that goes on after an interruption. */
  private static final long LEAST = 5_000;

  /** A timed decision and when it expires, in milliseconds since 1970. */
  public record Run(Timed timed, long due) {
    /** {@return it as it stands at {@code now}} */
    public Running at(long now) {
      return new Running(timed, Math.max(0, due - now));
    }
  }

  private final Alarms alarms;
  private final InstantSource clock;
  private final Consumer<Timed> over;
  private Optional<Run> run = Optional.empty();

  /** Whether somebody else ends what runs. */
  private boolean shown;

  private Future<?> end = CompletableFuture.completedFuture(true);

  /** The stopwatch that stopped last, and what was left of it. */
  private Optional<Running> stopped = Optional.empty();

  /** {@code over} hears which decision has expired. */
  public DecisionTimer(Alarms alarms, InstantSource clock, Consumer<Timed> over) {
    this.alarms = alarms;
    this.clock = clock;
    this.over = over;
  }

  /** {@return the decision that is running} */
  public Optional<Running> running() {
    return run.map(r -> r.at(clock.millis()));
  }

  /** {@return the decision that is running, and its end} */
  public Optional<Run> run() {
    return run;
  }

  /** {@return whether it is this decision that is running} */
  public boolean is(Timed timed) {
    return run.filter(r -> r.timed.equals(timed)).isPresent();
  }

  /**
   * Lets the decision run that has been pending since a time in milliseconds since 1970, for {@code
   * most} milliseconds at most; one that runs already goes on.
   */
  public void follow(Optional<Timed> timed, long since, long most) {
    if (!shown && timed.equals(run.map(Run::timed))) return;
    noted();
    shown = false;
    run = timed.map(t -> new Run(t, since + Math.min(most, length(t))));
    again();
  }

  /** {@return how many milliseconds a decision has left, or would have if it began now} */
  public long left(Timed timed) {
    return run.filter(r -> r.timed.equals(timed))
        .map(r -> r.at(clock.millis()).left())
        .orElseGet(() -> length(timed));
  }

  /** Shows a decision that somebody else ends, at a time in milliseconds since 1970. */
  public void show(Optional<Timed> timed, long due) {
    end.cancel(false);
    noted();
    shown = true;
    run = timed.map(t -> new Run(t, due));
  }

  private void noted() {
    if (rings() && run.filter(r -> r.timed.number() != 0).isPresent()) stopped = running();
  }

  /** {@return whether it is waited for the end of what runs} */
  public boolean rings() {
    return run.isPresent() && !shown;
  }

  /** Waits once more for the end of what runs, which may have come in vain. */
  public void again() {
    end.cancel(false);
    if (shown) return;
    run.ifPresent(
        r -> end = alarms.in(Math.max(0, r.due - clock.millis()), () -> over.accept(r.timed)));
  }

  /** A stopwatch of the same number goes on where it stopped. */
  private long length(Timed timed) {
    return stopped
        .filter(s -> s.timed().equals(timed))
        .map(s -> Math.max(LEAST, s.left()))
        .orElse((long) timed.millis());
  }

  /** Ends nothing any more. */
  public void stop() {
    end.cancel(false);
  }
}
