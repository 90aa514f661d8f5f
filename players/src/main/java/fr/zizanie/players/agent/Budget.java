package fr.zizanie.players.agent;

/**
 * How long an agent may think.
 *
 * @param millis wall time at most
 * @param level 1 (weakest) to 8 (everything the agent has)
 */
public record Budget(long millis, int level) {
  public static final int LEVELS = 8;

  public Budget {
    if (millis < 1 || level < 1 || level > LEVELS)
      throw new IllegalArgumentException(millis + " ms, level " + level);
  }
}
