package fr.zizanie.players.tsunami;

import fr.zizanie.players.search.Limit;
import java.util.List;

/**
 * How a level of Tsunami is held back; the number of playouts bounds all but the highest.
 *
 * @param playouts most playouts for one decision
 * @param among the number of best stones from which a slip picks one by chance
 * @param slip percentage of turns with a slip
 */
record Strength(long playouts, int among, int slip) {
  private static final List<Strength> LEVELS =
      List.of(
          new Strength(1, 160, 90),
          new Strength(24, 12, 60),
          new Strength(38, 10, 50),
          new Strength(60, 8, 40),
          new Strength(100, 6, 27),
          new Strength(250, 4, 12),
          new Strength(2_500, 1, 0),
          new Strength(Limit.ALL, 1, 0));

  /** Finds dead stones, with the same care at every level. */
  static final Strength JUDGE = new Strength(2_500, 1, 0);

  /** {@return the strength of a level, from 1} */
  static Strength of(int level) {
    return LEVELS.get(level - 1);
  }
}
