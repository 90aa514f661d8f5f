package fr.zizanie.server.matches;

import java.util.Arrays;
import java.util.TreeMap;
import java.util.stream.DoubleStream;

/**
 * The test of Mann, Whitney and Wilcoxon: how likely two samples of one distribution differ at
 * least as much as these in what comes before what. Two-sided, by the normal approximation with
 * ties and continuity accounted for, so each sample should have eight values or more.
 */
final class RankSum {
  private RankSum() {}

  /** {@return that probability, 0 to 1} */
  static double probability(double[] one, double[] other) {
    double m = one.length;
    double n = other.length;
    double all = m + n;
    var counts = new TreeMap<Double, Integer>();
    DoubleStream.concat(Arrays.stream(one), Arrays.stream(other))
        .forEach(value -> counts.merge(value, 1, Integer::sum));
    var ranks = new TreeMap<Double, Double>();
    double before = 0;
    double ties = 0;
    for (var count : counts.entrySet()) {
      double t = count.getValue();
      ranks.put(count.getKey(), before + (t + 1) / 2);
      ties += t * t * t - t;
      before += t;
    }
    double u = Arrays.stream(one).map(ranks::get).sum() - m * (m + 1) / 2;
    double variance = m * n / 12 * (all + 1 - ties / (all * (all - 1)));
    if (variance == 0) return 1;
    double z = Math.max(0, Math.abs(u - m * n / 2) - 0.5) / Math.sqrt(variance);
    return Math.min(1, 2 * tail(z));
  }

  /**
   * The chance of a standard normal value beyond {@code z}, 0 or more, to 1.5e-7 (Abramowitz and
   * Stegun, formula 26.2.17).
   */
  private static double tail(double z) {
    double t = 1 / (1 + 0.2316419 * z);
    double sum =
        t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * sum;
  }
}
