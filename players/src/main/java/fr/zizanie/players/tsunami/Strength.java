package fr.zizanie.players.tsunami;

/**
 * How a level is held back.
 *
 * @param games played in thought for a decision, at most
 * @param among how many of the best stones it picks one by chance
 * @param slip percentage of turns in which it does so
 */
record Strength(int games, int among, int slip) {
  private static final int ALL = Integer.MAX_VALUE;

  private static final Strength[] LEVELS = {
    new Strength(24, 12, 60),
    new Strength(60, 6, 35),
    new Strength(150, 3, 15),
    new Strength(400, 1, 0),
    new Strength(1_000, 1, 0),
    new Strength(2_500, 1, 0),
    new Strength(ALL, 1, 0),
    new Strength(ALL, 1, 0),
  };

  /** {@return the level of that number, from 1} */
  static Strength of(int number) {
    return LEVELS[number - 1];
  }
}
