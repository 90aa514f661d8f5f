package fr.zizanie.players.machine;

import java.util.function.IntConsumer;

/**
 * Gives thinking its time, its threads and a way to be called off. Chance comes from seeds. So the
 * same opponents think on a server and in a browser's worker.
 */
public interface Machine {
  /**
   * {@return the time that counts, in nanoseconds; each asking thread may have a beginning of its
   * own}
   */
  long nanos();

  /** {@return whether the thinking of the asking thread is called off} */
  boolean cancelled();

  /** {@return how many threads may think at a time, from 1} */
  int hands();

  /**
   * Runs {@code part} on all hands at a time and tells each its number; 0 is the asking thread.
   * When hand 0 ends, the others are called off. All have ended when this returns. An exception of
   * one hand is thrown here.
   */
  void together(IntConsumer part);
}
