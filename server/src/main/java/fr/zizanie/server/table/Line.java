package fr.zizanie.server.table;

import fr.zizanie.server.time.Alarms;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.IntSupplier;

/**
 * How many other games the computer has to think about before this one, as it was told last: it is
 * looked at every second, so that a short wait isn't mentioned.
 */
final class Line {
  /** Milliseconds between two looks. */
  static final long APART = 1_000;

  private final Alarms alarms;
  private final IntSupplier now;
  private final Runnable look;
  private int told;
  private Future<?> next = CompletableFuture.completedFuture(true);

  /** {@code now} is how many there are, {@code look} is called when it is time to tell. */
  Line(Alarms alarms, IntSupplier now, Runnable look) {
    this.alarms = alarms;
    this.now = now;
    this.look = look;
  }

  /** {@return how many there were, unless there are fewer by now} */
  int ahead() {
    return told == 0 ? 0 : Math.min(told, now.getAsInt());
  }

  /** Looks again later while there are any. */
  void follow() {
    next.cancel(false);
    if (now.getAsInt() > 0) next = alarms.in(APART, look);
    else told = 0;
  }

  /** {@return whether there are more or fewer than was told; from now on that is} */
  boolean moves() {
    int before = told;
    told = now.getAsInt();
    if (told > 0) next = alarms.in(APART, look);
    return told != before;
  }

  /** Looks no more. */
  void stop() {
    next.cancel(false);
  }
}
