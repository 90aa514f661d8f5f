package fr.zizanie.lab.chances;

import fr.zizanie.players.analysis.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Games whose true chances are known. */
final class Planted {
  private static final int MOMENTS = 5;

  private Planted() {}

  /**
   * Games with results by the truth, all moments of a game having the same.
   *
   * @param boldness how many times the true logarithm of odds a judge states
   */
  static List<Judged> games(int number, double boldness) {
    var random = new SplittableRandom(9);
    var out = new ArrayList<Judged>();
    for (int n = 0; n < number; n++) {
      double logit = random.nextDouble(-4, 4);
      double result = result(Odds.chance(logit), random.nextDouble());
      var chances = new ArrayList<Double>();
      for (int i = 0; i < MOMENTS; i++) chances.add(Odds.chance(boldness * logit));
      out.add(new Judged(result, chances));
    }
    return out;
  }

  /** What a number from 0 to 1 makes of a chance; the nearer to even, the more draws. */
  private static double result(double chance, double drawn) {
    double half = 0.4 * Math.min(chance, 1 - chance);
    return drawn < chance - half ? 1 : drawn < chance + half ? 0.5 : 0;
  }
}
