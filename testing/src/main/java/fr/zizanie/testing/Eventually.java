package fr.zizanie.testing;

import java.time.Duration;

/** Waits in tests for what other threads and processes bring about. */
public final class Eventually {
  private static final Duration BOUND = Duration.ofSeconds(60);
  private static final Duration LONGEST_PAUSE = Duration.ofMillis(50);

  private Eventually() {}

  /** What a test waits for. */
  @FunctionalInterface
  public interface Condition {
    /** Whether it is so now. */
    boolean holds() throws Exception;
  }

  /**
   * Returns once {@code so} holds, and fails with {@code what} in its words after sixty seconds.
   */
  public static void until(String what, Condition so) {
    try {
      until(what, so, BOUND);
    } catch (RuntimeException e) {
      throw e;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(what, e);
    } catch (Exception e) {
      throw new AssertionError(what, e);
    }
  }

  static void until(String what, Condition so, Duration bound) throws Exception {
    long end = System.nanoTime() + bound.toNanos();
    Duration pause = Duration.ofMillis(1);
    while (!so.holds()) {
      if (System.nanoTime() - end >= 0) {
        throw new AssertionError("after " + bound.toSeconds() + " s still not so: " + what);
      }
      Thread.sleep(pause);
      pause =
          pause.multipliedBy(2).compareTo(LONGEST_PAUSE) < 0
              ? pause.multipliedBy(2)
              : LONGEST_PAUSE;
    }
  }
}
