package fr.zizanie.players.search;

import fr.zizanie.players.agent.Budget;

/**
 * How a level is held back; visits bound the middle levels so that they play alike on every
 * machine.
 *
 * @param depth actions looked ahead at most
 * @param visits positions looked at, at most
 * @param whim hundredths of a piece by which it typically misjudges a choice
 * @param blind percentage of choices that it overlooks
 * @param millis wall time a move by default
 */
public record Level(int depth, long visits, int whim, int blind, long millis) {
  private static final int DEEPEST = 60;
  private static final long ALL = Long.MAX_VALUE;

  private static final Level[] LEVELS = {
    new Level(1, 2_000, 160, 20, 500),
    new Level(1, 2_000, 80, 10, 500),
    new Level(DEEPEST, 500, 40, 3, 500),
    new Level(DEEPEST, 2_000, 10, 0, 500),
    new Level(DEEPEST, 8_000, 0, 0, 500),
    new Level(DEEPEST, 30_000, 0, 0, 500),
    new Level(DEEPEST, ALL, 0, 0, 300),
    new Level(DEEPEST, ALL, 0, 0, 2_400),
  };

  /** {@return the level of that number, from 1} */
  public static Level of(int number) {
    return LEVELS[number - 1];
  }

  /** {@return this level where a turn has so many times as many choices} */
  Level over(int breadth) {
    return new Level(depth, visits == ALL ? ALL : visits * breadth, whim, blind, millis);
  }

  /** {@return how long the level of that number may take} */
  public Budget budget(int number) {
    return new Budget(millis, number);
  }
}
