package fr.zizanie.lab.chances;

import fr.zizanie.players.analysis.Odds;
import fr.zizanie.players.number.Elementary;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/**
 * The steepness of a logistic curve under which the results of games are most likely.
 *
 * @param steepness the logarithm of the odds that one unit of the evaluation is worth
 * @param error its standard error, from game to game
 * @param likelihood the mean logarithm a moment under it
 * @param before the same under the steepness that stated the chances
 */
record Fit(double steepness, double error, double likelihood, double before) {
  /** Halvings of the range in which the steepness lies. */
  private static final int STEPS = 60;

  /** The steepness is at most so many times what it was. */
  private static final double MOST = 10;

  /**
   * Logarithms of odds beyond this are forced wins, which are as sure under any steepness; and no
   * chance is so near to 1 that it tells more of them.
   */
  private static final double FORCED = 30;

  /** {@return the fit over games whose chances were stated with a steepness} */
  static Fit of(List<Judged> games, double before) {
    double low = 0;
    double high = MOST;
    for (int i = 0; i < STEPS; i++) {
      double middle = (low + high) / 2;
      if (slope(games, middle) > 0) low = middle;
      else high = middle;
    }
    double factor = (low + high) / 2;
    return new Fit(
        factor * before,
        error(games, factor) * before,
        likelihood(games, factor),
        likelihood(games, 1));
  }

  /** How the likelihood grows with the factor; it falls all the way. */
  private static double slope(List<Judged> games, double factor) {
    return games.stream().mapToDouble(game -> slope(game, factor)).sum();
  }

  private static double slope(Judged game, double factor) {
    return logits(game).map(x -> x * (game.result() - Odds.chance(factor * x))).sum();
  }

  /** Moments of one game share its result, so that games are what is drawn. */
  private static double error(List<Judged> games, double factor) {
    double spread = 0;
    double curvature = 0;
    for (Judged game : games) {
      double slope = slope(game, factor);
      spread += slope * slope;
      curvature +=
          logits(game)
              .map(x -> x * x * Odds.chance(factor * x) * (1 - Odds.chance(factor * x)))
              .sum();
    }
    return Math.sqrt(spread) / curvature;
  }

  private static double likelihood(List<Judged> games, double factor) {
    return games.stream()
        .flatMapToDouble(game ->
            logits(game)
                .map(x ->
                    game.result() * likelihood(factor * x)
                        + (1 - game.result()) * likelihood(-factor * x)))
        .average()
        .orElse(0);
  }

  /** The logarithm of the chance, exact for the smallest, too. */
  private static double likelihood(double logit) {
    return Math.min(0, logit) - Elementary.log(1 + Elementary.exp(-Math.abs(logit)));
  }

  private static DoubleStream logits(Judged game) {
    return game.chances().stream()
        .mapToDouble(chance -> Elementary.log(chance) - Elementary.log(1 - chance))
        .filter(logit -> Math.abs(logit) <= FORCED);
  }

  String text(double stated) {
    return String.format(
        Locale.ROOT,
        "steepness %.5f ± %.5f (%.5f now); log likelihood a moment %.4f (%.4f now)%n",
        steepness,
        error,
        stated,
        likelihood,
        before);
  }
}
