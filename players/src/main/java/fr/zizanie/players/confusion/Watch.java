package fr.zizanie.players.confusion;

import java.util.concurrent.TimeUnit;

/** Counts looks at positions and says when a search must stop: by number, clock or interrupt. */
final class Watch {
  /** Looks between two looks at the clock: below a millisecond. */
  private static final int GLANCE = 32;

  private final long most;
  private final long end;
  private long looks;

  private Watch(long most, long end) {
    this.most = most;
    this.end = end;
  }

  static Watch of(long most, long millis) {
    return new Watch(most, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis));
  }

  /** {@return a watch for a share of what is left of number and time} */
  Watch share(double share) {
    long now = System.nanoTime();
    long left = most == Long.MAX_VALUE ? most : (long) ((most - looks) * share);
    return new Watch(Math.max(1, left), now + (long) ((end - now) * share));
  }

  /** Counts what another watch has counted. */
  void add(Watch other) {
    looks += other.looks;
  }

  /** {@return whether there may be one more look, which counts} */
  boolean more() {
    if (looks >= most) return false;
    boolean glance = looks % GLANCE == GLANCE - 1;
    if (glance && (System.nanoTime() >= end || Thread.currentThread().isInterrupted()))
      return false;
    looks++;
    return true;
  }

  long looks() {
    return looks;
  }
}
