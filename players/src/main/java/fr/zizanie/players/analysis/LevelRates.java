package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.answer.Words;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a decision of each level of a game gives up on average, as was measured.
 *
 * @param rates from level 1 on, each less than the one before; the last stands for all levels from
 *     there on
 */
public record LevelRates(List<Double> rates) {
  /** Nothing was measured. */
  public static final LevelRates NONE = new LevelRates();

  public LevelRates {
    rates = List.copyOf(rates);
    for (int i = 1; i < rates.size(); i++)
      if (rates.get(i) >= rates.get(i - 1)) throw new IllegalArgumentException(rates.toString());
  }

  /** The rates of the levels from 1 on. */
  public LevelRates(Double... rates) {
    this(List.of(rates));
  }

  /**
   * {@return the level that gives up about as much a decision, the lower of two that are as near;
   * empty where nothing was measured}
   */
  public OptionalInt nearest(double rate) {
    OptionalInt nearest = OptionalInt.empty();
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < rates.size(); i++) {
      double off = Math.abs(rates.get(i) - rate);
      if (off < least) nearest = OptionalInt.of(i + 1);
      least = Math.min(least, off);
    }
    return nearest;
  }

  /** {@return whom a player with this rate plays like; nothing where nothing was measured} */
  public Words words(double rate) {
    var nearest = nearest(rate);
    if (nearest.isEmpty()) return Words.NONE;
    int level = nearest.getAsInt();
    var like = new Words("joue comme le niveau " + level, "plays like level " + level);
    if (level == 1 && rate > rates.getFirst())
      return like.then(new Words("ou en dessous", "or below"));
    if (level == rates.size()) return like.then(new Words("ou au-dessus", "or above"));
    return like;
  }
}
