package fr.zizanie.lab.cards;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * The mean of some findings with half the width of its 95 % interval. Findings of one game hang
 * together, so the spread is taken between games and not between findings.
 *
 * @param count how many findings
 * @param half not a number when fewer than two games have any
 */
record Interval(int count, double mean, double half) {
  private static final double Z = 1.96;

  /** One game's share. */
  private static final class Cluster {
    int count;
    double sum;
  }

  /** {@return the interval of findings; its mean is not a number without any} */
  static Interval of(Collection<Finding> findings) {
    Map<Integer, Cluster> games = new HashMap<>();
    double sum = 0;
    for (Finding f : findings) {
      Cluster game = games.computeIfAbsent(f.game(), _ -> new Cluster());
      game.count++;
      game.sum += f.change();
      sum += f.change();
    }
    int n = findings.size();
    double mean = sum / n;
    double squares = 0;
    for (Cluster game : games.values()) {
      double off = game.sum - mean * game.count;
      squares += off * off;
    }
    double clusters = games.size();
    double variance = squares / ((double) n * n) * (clusters / (clusters - 1));
    return new Interval(n, mean, Z * Math.sqrt(variance));
  }
}
