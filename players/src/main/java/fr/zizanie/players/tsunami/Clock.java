package fr.zizanie.players.tsunami;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Says when thinking must stop: by the clock, the number of games, or an interrupt. */
final class Clock {
  private final long start = System.nanoTime();
  private final long nanos;
  private final int games;

  Clock(long millis, int games) {
    nanos = TimeUnit.MILLISECONDS.toNanos(millis);
    this.games = games;
  }

  /** {@return what stops a search of a share of all, counted by its own questions} */
  BooleanSupplier share(double from, double to) {
    return new BooleanSupplier() {
      private int asked;

      @Override
      public boolean getAsBoolean() {
        if (asked++ >= Math.max(1, games * (to - from))) return true;
        return asked % 8 == 0
            && (System.nanoTime() - start >= nanos * to || Thread.currentThread().isInterrupted());
      }
    };
  }
}
