package fr.zizanie.players.tsunami;

import fr.zizanie.players.search.Limit;
import java.util.List;

/**
 * How a level of Tsunami is held back.
 *
 * @param playouts for one decision, at most
 * @param among how many of the best stones it picks one by chance
 * @param slip percentage of turns in which it does so
 */
record Strength(long playouts, int among, int slip) {
  private static final List<Strength> LEVELS =
      List.of(
          new Strength(24, 12, 60),
          new Strength(60, 6, 35),
          new Strength(150, 3, 15),
          new Strength(400, 1, 0),
          new Strength(1_000, 1, 0),
          new Strength(2_500, 1, 0),
          new Strength(Limit.ALL, 1, 0),
          new Strength(Limit.ALL, 1, 0));

  /** {@return the strength of a level, from 1} */
  static Strength of(int level) {
    return LEVELS.get(level - 1);
  }
}
