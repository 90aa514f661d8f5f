package fr.zizanie.server.time;

import io.github.bucket4j.TimeMeter;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * What fills buckets again.
 *
 * @param nanos counts nanoseconds
 */
public record Meter(LongSupplier nanos) implements TimeMeter {
  /** {@return one that goes by a clock} */
  public static Meter of(InstantSource clock) {
    return new Meter(() -> TimeUnit.MILLISECONDS.toNanos(clock.millis()));
  }

  @Override
  public long currentTimeNanos() {
    return nanos.getAsLong();
  }

  @Override
  public boolean isWallClockBased() {
    return false;
  }
}
