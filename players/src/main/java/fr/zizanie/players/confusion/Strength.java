package fr.zizanie.players.confusion;

/**
 * How a level is held back; looks bound all but the highest so that they play alike on every
 * machine.
 *
 * @param looks places of the search looked at, at most
 * @param whim hundredths of a piece by which it typically misjudges a try
 * @param blind percentage of tries that it overlooks
 * @param naive whether it weighs every try, even one that the search passed by
 */
record Strength(long looks, int whim, int blind, boolean naive) {
  Strength(long looks, int whim, int blind) {
    this(looks, whim, blind, false);
  }

  /** As many places as may be kept in memory: some hundred megabytes at most. */
  private static final long ALL = 100_000;

  private static final Strength[] LEVELS = {
    new Strength(10, 150, 40, true),
    new Strength(60, 60, 20, true),
    new Strength(30, 220, 40),
    new Strength(150, 60, 8),
    new Strength(400, 25, 0),
    new Strength(1_200, 18, 0),
    new Strength(20_000, 0, 0),
    new Strength(ALL, 0, 0),
  };

  /** {@return the strength of a level, from 1} */
  static Strength of(int level) {
    return LEVELS[level - 1];
  }
}
