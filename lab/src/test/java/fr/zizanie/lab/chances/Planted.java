package fr.zizanie.lab.chances;

import fr.zizanie.players.analysis.Odds;
import java.util.ArrayList;
import java.util.Collections;
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
      out.add(
          new Judged(result, Collections.nCopies(MOMENTS, stated(Odds.chance(boldness * logit)))));
    }
    return out;
  }

  /** {@return a chance in a game without hands} */
  static Judged.Stated stated(double chance) {
    return new Judged.Stated(chance, 0);
  }

  /**
   * Games of boards and hands with results by the truth.
   *
   * @param boldness how many times the true logarithm of odds a judge states
   * @param weight how many times what the judge takes them for hands tell
   */
  static List<Judged> dealt(int number, double boldness, double weight) {
    var random = new SplittableRandom(9);
    var out = new ArrayList<Judged>();
    for (int n = 0; n < number; n++) {
      double board = random.nextDouble(-3, 3);
      double hands = random.nextDouble(-1, 1);
      double result = result(Odds.chance(board + weight * hands), random.nextDouble());
      double chance = Odds.chance(boldness * (board + hands));
      out.add(
          new Judged(
              result, Collections.nCopies(MOMENTS, new Judged.Stated(chance, boldness * hands))));
    }
    return out;
  }

  /** What a number from 0 to 1 makes of a chance; the nearer to even, the more draws. */
  private static double result(double chance, double drawn) {
    double half = 0.4 * Math.min(chance, 1 - chance);
    return drawn < chance - half ? 1 : drawn < chance + half ? 0.5 : 0;
  }
}
