package fr.zizanie.server.web.javalin;

import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How long a line takes there and back, as our own pings measure it; whoever is at its other end
 * reports nothing. Only an answer to the latest ping counts, and only once. A line over which
 * nothing comes any more is silent: a network that is lost closes nothing.
 */
final class LineLag {
  /** How much the latest measure moves the average. */
  private static final double WEIGHT = 0.2;

  /** After so many pings that nothing answered, a line is silent. */
  private static final int SILENT = 2;

  private final LongSupplier nanos;
  private long number;
  private long sent;
  private boolean waiting;
  private double average = -1;
  private int unheard;

  /** By a clock in nanoseconds. */
  LineLag(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** {@return what a ping that is sent now carries} */
  synchronized ByteBuffer ping() {
    waiting = true;
    unheard++;
    sent = nanos.getAsLong();
    return ByteBuffer.allocate(Long.BYTES).putLong(++number).flip();
  }

  /** Something has come over the line. */
  synchronized void heard() {
    unheard = 0;
  }

  /** {@return whether nobody seems to be at the other end any more} */
  synchronized boolean silent() {
    return unheard >= SILENT;
  }

  /** A pong has come. */
  synchronized void pong(ByteBuffer carried) {
    heard();
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
