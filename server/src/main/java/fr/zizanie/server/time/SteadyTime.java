package fr.zizanie.server.time;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * What a clock said when this began, and what a steady counter has counted since: whoever puts the
 * clock forward or back meanwhile takes nobody's time.
 */
public final class SteadyTime implements InstantSource {
  private static final long NANOS = 1_000_000;

  private final LongSupplier counter;
  private final long millis;
  private final long nanos;

  /** Begins with what {@code clock} says; {@code counter} counts nanoseconds. */
  public SteadyTime(InstantSource clock, LongSupplier counter) {
    this.counter = counter;
    millis = clock.millis();
    nanos = counter.getAsLong();
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis + (counter.getAsLong() - nanos) / NANOS);
  }
}
