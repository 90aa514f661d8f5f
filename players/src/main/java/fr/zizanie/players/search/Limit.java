package fr.zizanie.players.search;

import java.util.concurrent.TimeUnit;

/** Counts visits and says when a search must stop: by their number, the clock or an interrupt. */
public final class Limit {
  /** The search must stop now; what it found so far stands. */
  static final class Stop extends RuntimeException {
    private Stop() {
      super(null, null, false, false);
    }
  }

  /** Visits between two looks at the clock: well below a millisecond. */
  private static final long GLANCE = 256;

  private final long most;
  private final long start = System.nanoTime();
  private final long nanos;
  private long visits;

  public Limit(long most, long millis) {
    this.most = most;
    this.nanos = TimeUnit.MILLISECONDS.toNanos(millis);
  }

  /** Counts one visit; throws {@link Stop} if it is one too many. The interrupt flag stays set. */
  void visit() {
    if (++visits > most
        || visits % GLANCE == 0 && (late(1) || Thread.currentThread().isInterrupted()))
      throw new Stop();
  }

  /** {@return whether that share of the time is over} */
  boolean late(double share) {
    return System.nanoTime() - start >= nanos * share;
  }

  /** {@return how many visits there were} */
  long visits() {
    return visits;
  }
}
