package fr.zizanie.players.tsunami.search;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Says when thinking must stop: by the clock, the number of games, or an interrupt. With the system
 * property {@code zizanie.clock=cpu} time is the processor time of the thread, so that strength can
 * be measured on a machine that others keep busy.
 */
public final class Clock {
  private static final Optional<ThreadMXBean> PROCESSOR =
      "cpu".equals(System.getProperty("zizanie.clock"))
          ? Optional.of(ManagementFactory.getThreadMXBean())
          : Optional.empty();

  private final long start = now();
  private final long nanos;
  private final int games;

  public Clock(long millis, int games) {
    nanos = TimeUnit.MILLISECONDS.toNanos(millis);
    this.games = games;
  }

  private static long now() {
    return PROCESSOR.isPresent() ? PROCESSOR.get().getCurrentThreadCpuTime() : System.nanoTime();
  }

  /** {@return what stops a search of a share of all, counted by its own questions} */
  public BooleanSupplier share(double from, double to) {
    return new BooleanSupplier() {
      private int asked;

      @Override
      public boolean getAsBoolean() {
        if (asked++ >= Math.max(1, games * (to - from))) return true;
        return asked % 8 == 0
            && (now() - start >= nanos * to || Thread.currentThread().isInterrupted());
      }
    };
  }
}
