package fr.zizanie.players.agent;

import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.machine.Machine;

/**
 * How long an agent may think, and with what.
 *
 * @param millis time at most, by the machine's clock; all levels but the highest are bounded by
 *     their work and seldom need it
 * @param level 1 (weakest) to 8; the highest that its game has is everything the agent has
 * @param machine what it thinks with
 */
public record Budget(long millis, int level, Machine machine) {
  /** How many levels a game has at most. */
  public static final int LEVELS = 8;

  /** What levels bounded by work may take at most: many times what they need. */
  private static final long PATIENCE = 5_000;

  private static final long HIGHEST = 2_400;

  public Budget {
    if (millis < 1 || level < 1 || level > LEVELS)
      throw new IllegalArgumentException(millis + " ms, level " + level);
  }

  /** So long on one thread of this process. */
  public Budget(long millis, int level) {
    this(millis, level, Jvm.ONE);
  }

  /** {@return the usual one of a level that is bounded by its work} */
  public static Budget patient(int level) {
    return new Budget(PATIENCE, level);
  }

  /** {@return the usual one of a level that thinks by time} */
  public static Budget highest(int level) {
    return new Budget(HIGHEST, level);
  }

  /** {@return the same with another machine} */
  public Budget on(Machine other) {
    return new Budget(millis, level, other);
  }
}
