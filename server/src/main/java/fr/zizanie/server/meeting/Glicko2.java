package fr.zizanie.server.meeting;

import fr.zizanie.server.store.meeting.Rating;
import java.util.List;

/**
 * How strong somebody is by what they won and lost: Mark Glickman's "Example of the Glicko-2
 * system", whose letters these are. Pure.
 */
final class Glicko2 {
  /** How fast volatility may change. */
  private static final double TAU = 0.5;

  private static final double SCALE = 173.7178;
  private static final double CENTRE = 1500;
  private static final double PRECISE = 0.000001;

  /** What is known of somebody is forgotten as if a tournament of his were missed so often. */
  private static final double PERIOD = 5 * 86_400_000.0;

  /** The deviation of a new player, which is the largest. */
  private static final double WIDEST = Rating.NEW.deviation() / SCALE;

  /**
   * One game.
   *
   * @param score 1 for a win, 0.5 for a draw, 0 for a loss
   */
  record Result(Rating opponent, double score) {}

  private Glicko2() {}

  /**
   * {@return somebody as strong as before, of whom less is known the longer they haven't played}
   */
  static Rating rested(Rating before, long now) {
    if (before.games() == 0) return before;
    double periods = Math.max(0, now - before.updated()) / PERIOD;
    double phi = before.deviation() / SCALE;
    double wider = Math.sqrt(phi * phi + periods * before.volatility() * before.volatility());
    return new Rating(
        before.rating(),
        Math.min(WIDEST, wider) * SCALE,
        before.volatility(),
        before.games(),
        before.updated());
  }

  /**
   * {@return how strong somebody is after some games of one period, the last of them at a time} A
   * period of games may be over within minutes, so it never leaves less known than there was: only
   * time does, by {@link #rested}.
   */
  static Rating after(Rating before, List<Result> results, long now) {
    double mu = (before.rating() - CENTRE) / SCALE;
    double phi = before.deviation() / SCALE;
    double information = 0;
    double surprise = 0;
    for (var result : results) {
      double g = g(result.opponent.deviation() / SCALE);
      double expected = 1 / (1 + Math.exp(-g * (mu - (result.opponent.rating() - CENTRE) / SCALE)));
      information += g * g * expected * (1 - expected);
      surprise += g * (result.score - expected);
    }
    double v = 1 / information;
    double sigma = volatility(phi, before.volatility(), v, v * surprise);
    double known = 1 / Math.sqrt(1 / (phi * phi + sigma * sigma) + 1 / v);
    return new Rating(
        CENTRE + SCALE * (mu + known * known * surprise),
        Math.min(SCALE * known, Math.min(Rating.NEW.deviation(), before.deviation())),
        sigma,
        before.games() + results.size(),
        now);
  }

  private static double g(double phi) {
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  /** Step 5: the root of f by the Illinois variant of regula falsi. */
  private static double volatility(double phi, double sigma, double v, double delta) {
    double a = Math.log(sigma * sigma);
    double low = a;
    double high;
    double spare = delta * delta - phi * phi - v;
    if (spare > 0) high = Math.log(spare);
    else {
      high = a - TAU;
      while (f(high, a, phi, v, delta) < 0) high -= TAU;
    }
    double atLow = f(low, a, phi, v, delta);
    double atHigh = f(high, a, phi, v, delta);
    while (Math.abs(high - low) > PRECISE) {
      double next = low + (low - high) * atLow / (atHigh - atLow);
      double atNext = f(next, a, phi, v, delta);
      if (atNext * atHigh <= 0) {
        low = high;
        atLow = atHigh;
      } else atLow /= 2;
      high = next;
      atHigh = atNext;
    }
    return Math.exp(low / 2);
  }

  private static double f(double x, double a, double phi, double v, double delta) {
    double ex = Math.exp(x);
    double all = phi * phi + v + ex;
    return ex * (delta * delta - all) / (2 * all * all) - (x - a) / (TAU * TAU);
  }
}
