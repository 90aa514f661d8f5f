package fr.zizanie.players.agent;

import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.machine.Machine;

/**
 * How long an agent may think for one move, at what level and on what machine.
 *
 * @param millis milliseconds at most, by the machine's clock; work bounds all levels but the
 *     highest, which seldom need them
 * @param level from 1, the weakest, to 8; at the highest of its game the agent plays its best
 * @param machine the clock and the threads
 */
public record Budget(long millis, int level, Machine machine) {
  /** How many levels a game has at most. */
  public static final int LEVELS = 8;

  /** Milliseconds for levels that work bounds: many times what they need. */
  public static final long PATIENCE = 5_000;

  /** Milliseconds for levels that time bounds. */
  public static final long HIGHEST = 2_400;

  public Budget {
    if (millis < 1 || level < 1 || level > LEVELS)
      throw new IllegalArgumentException(millis + " ms, level " + level);
  }

  /** A budget on one thread of this process. */
  public Budget(long millis, int level) {
    this(millis, level, Jvm.ONE);
  }

  /** {@return the usual budget of a level that work bounds} */
  public static Budget patient(int level) {
    return new Budget(PATIENCE, level);
  }

  /** {@return the usual budget of a level that time bounds} */
  public static Budget highest(int level) {
    return new Budget(HIGHEST, level);
  }

  /** {@return this budget on another machine} */
  public Budget on(Machine other) {
    return new Budget(millis, level, other);
  }
}
