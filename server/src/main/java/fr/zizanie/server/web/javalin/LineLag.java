package fr.zizanie.server.web.javalin;

import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How long a line takes there and back, as our own pings measure it; whoever is at its other end
 * reports nothing. Only an answer to the latest ping counts, and only once.
 */
final class LineLag {
  /** How much the latest measure moves the average. */
  private static final double WEIGHT = 0.2;

  private final LongSupplier nanos;
  private long number;
  private long sent;
  private boolean waiting;
  private double average = -1;

  /** By a clock in nanoseconds. */
  LineLag(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** {@return what a ping that is sent now carries} */
  synchronized ByteBuffer ping() {
    waiting = true;
    sent = nanos.getAsLong();
    return ByteBuffer.allocate(Long.BYTES).putLong(++number).flip();
  }

  /** A pong has come. */
  synchronized void pong(ByteBuffer carried) {
    if (!waiting || carried.remaining() != Long.BYTES || carried.duplicate().getLong() != number)
      return;
    waiting = false;
    double measured = nanos.getAsLong() - sent;
    average = average < 0 ? measured : average + WEIGHT * (measured - average);
  }

  /** {@return milliseconds on average; 0 before the first answer} */
  synchronized int millis() {
    return (int) TimeUnit.NANOSECONDS.toMillis((long) Math.max(0, average));
  }
}
