package fr.zizanie.server.time;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The time of a database that several servers share, so that none of their own clocks matters: it
 * is asked every ten seconds and counted by the machine's steady counter in between.
 */
public final class DatabaseTime implements InstantSource {
  private static final Logger LOG = LoggerFactory.getLogger(DatabaseTime.class);
  private static final long NANOS = 1_000_000;
  private static final long APART = 10_000 * NANOS;
  private static final int TRIES = 3;

  /**
   * What was measured.
   *
   * @param millis the database's time
   * @param nanos the counter then
   */
  private record Measured(long millis, long nanos) {}

  private final LongSupplier database;
  private final LongSupplier counter;
  private final AtomicBoolean measuring = new AtomicBoolean();
  private volatile Measured last;

  /** Asks {@code database} for milliseconds since 1970; {@code counter} counts nanoseconds. */
  public DatabaseTime(LongSupplier database, LongSupplier counter) {
    this.database = database;
    this.counter = counter;
    last = measured();
  }

  /** The answer that came fastest says best when it was given. */
  private Measured measured() {
    long least = Long.MAX_VALUE;
    var best = new Measured(0, 0);
    for (int i = 0; i < TRIES; i++) {
      long before = counter.getAsLong();
      long millis = database.getAsLong();
      long took = counter.getAsLong() - before;
      if (took >= least) continue;
      least = took;
      best = new Measured(millis, before + took / 2);
    }
    return best;
  }

  private void measure() {
    try {
      last = measured();
    } catch (RuntimeException e) {
      LOG.atDebug().setCause(e).log("the database doesn't tell the time");
    } finally {
      measuring.set(false);
    }
  }

  @Override
  public Instant instant() {
    var known = last;
    long since = counter.getAsLong() - known.nanos;
    if (since > APART && measuring.compareAndSet(false, true))
      Thread.ofVirtual().name("database-time").start(this::measure);
    return Instant.ofEpochMilli(known.millis + since / NANOS);
  }
}
