package fr.zizanie.players.agent;

import java.util.List;

/**
 * How long an agent may think.
 *
 * @param millis wall time at most
 * @param level 1 (weakest) to 8 (everything the agent has)
 */
public record Budget(long millis, int level) {
  /** How many levels there are. */
  public static final int LEVELS = 8;

  /** How long each level may take for one move where nobody says otherwise. */
  private static final List<Long> MILLIS =
      List.of(500L, 500L, 500L, 500L, 500L, 500L, 300L, 2_400L);

  public Budget {
    if (millis < 1 || level < 1 || level > LEVELS)
      throw new IllegalArgumentException(millis + " ms, level " + level);
  }

  /** {@return how long a level may take for one move where nobody says otherwise} */
  public static Budget of(int level) {
    return new Budget(MILLIS.get(level - 1), level);
  }
}
