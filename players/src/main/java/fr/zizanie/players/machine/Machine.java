package fr.zizanie.players.machine;

import java.util.function.IntConsumer;

/**
 * What thinking needs of the machine: time, hands and somebody who may call it off. Chance comes
 * from seeds. So the same opponents think on a server and in a browser's worker.
 */
public interface Machine {
  /**
   * {@return the time that counts, in nanoseconds from any beginning of the asking thread’s own}
   */
  long nanos();

  /** {@return whether the thought of the asking thread is called off} */
  boolean cancelled();

  /** {@return how many threads may think at a time, from 1} */
  int hands();

  /**
   * Does the same with all hands at a time and tells each its number, 0 being the asking thread.
   * When that one ends, the others are called off, and all have ended when this returns; what one
   * throws is thrown.
   */
  void together(IntConsumer part);
}
