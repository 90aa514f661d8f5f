package fr.zizanie.players.analysis;

import fr.zizanie.players.number.Elementary;

/** Turns scores into chances and back, alike on every machine. */
public final class Odds {
  /** The width of an interval in standard errors: 19 of 20 cases. */
  public static final double SURE = 1.96;

  private Odds() {}

  /** {@return the chance of a logarithm of odds} */
  public static double chance(double logit) {
    double e = Elementary.exp(-Math.abs(logit));
    return logit >= 0 ? 1 / (1 + e) : e / (1 + e);
  }

  /**
   * {@return the logarithm of the odds of a chance, which counts as at least 0.0005 from certain}
   */
  public static double logit(double chance) {
    double p = Math.clamp(chance, 0.0005, 0.9995);
    return Elementary.log(p / (1 - p));
  }

  /** {@return half the width of the interval of a chance that so many games show} */
  public static double interval(double chance, double games) {
    return SURE * Math.sqrt(Math.max(0, chance * (1 - chance)) / Math.max(1, games));
  }
}
