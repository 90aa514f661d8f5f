package fr.zizanie.players.ironpond;

import java.util.concurrent.TimeUnit;

/** Counts positions looked at and says when thinking must stop: by number, clock or interrupt. */
final class Watch {
  /** The thinking must stop now; what it found so far stands. */
  static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Stop() {
      super(null, null, false, false);
    }
  }

  /** Visits between two looks at the clock: well below a millisecond. */
  private static final int GLANCE = 64;

  private final long start = System.nanoTime();
  private final long most;
  private final long nanos;
  private double share = 1;
  private long visits;

  Watch(long most, double millis) {
    this.most = most;
    this.nanos = (long) (TimeUnit.MILLISECONDS.toNanos(1) * millis);
  }

  /** From now on only this share of number and time may be used. */
  Watch until(double part) {
    share = part;
    return this;
  }

  /** Counts one visit; throws {@link Stop} if it is one too many. The interrupt flag stays set. */
  void visit() {
    visits++;
    if (visits % GLANCE == 0 && late(share) || visits > most * share) throw new Stop();
  }

  /** {@return whether that share of the number or the time is over} */
  boolean late(double part) {
    return visits > most * part
        || System.nanoTime() - start >= nanos * part
        || Thread.currentThread().isInterrupted();
  }

  /** {@return a watch for a part of what is left, of so many visits at most} */
  Watch part(long some) {
    double left = (nanos * share - (System.nanoTime() - start)) / 1e6;
    return new Watch(Math.min(some, most - visits), Math.max(0, left));
  }

  /** Counts what another watch has counted. */
  void add(Watch other) {
    visits += other.visits;
  }

  /** {@return what is thrown when a watch is over} */
  Stop stop() {
    return new Stop();
  }

  long visits() {
    return visits;
  }
}
