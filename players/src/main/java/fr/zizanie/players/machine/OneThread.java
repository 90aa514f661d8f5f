package fr.zizanie.players.machine;

import java.util.function.IntConsumer;
import java.util.function.LongSupplier;

/**
 * One thread that nobody calls off.
 *
 * @param clock tells the time, in nanoseconds
 */
public record OneThread(LongSupplier clock) implements Machine {
  /** {@return one whose time stands still, so that only work bounds what it thinks} */
  public static OneThread still() {
    return new OneThread(() -> 0);
  }

  @Override
  public long nanos() {
    return clock.getAsLong();
  }

  @Override
  public boolean cancelled() {
    return false;
  }

  @Override
  public int hands() {
    return 1;
  }

  @Override
  public void together(IntConsumer part) {
    part.accept(0);
  }
}
