package fr.zizanie.lab.chances;

import fr.zizanie.players.analysis.Odds;
import fr.zizanie.players.number.Elementary;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The steepness of a logistic curve whose Brier score over the results of games is the least.
 * Likelihood would weigh the few leads that were thrown away more than all the others.
 *
 * @param steepness the logarithm of the odds that one unit of the evaluation is worth
 * @param error its standard error, from game to game
 * @param brier the Brier score under it, forced wins left out
 * @param before the same under the steepness that stated the chances
 */
record Fit(double steepness, double error, double brier, double before) {
  /** Cuts of the range in which the steepness lies, by a third each. */
  private static final int STEPS = 120;

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
      double third = (high - low) / 3;
      if (brier(games, low + third) > brier(games, high - third)) low += third;
      else high -= third;
    }
    double factor = (low + high) / 2;
    return new Fit(
        factor * before, error(games, factor) * before, brier(games, factor), brier(games, 1));
  }

  private static double brier(List<Judged> games, double factor) {
    return games.stream()
        .flatMapToDouble(game ->
            logits(game).map(x -> Odds.chance(factor * x) - game.result()).map(miss -> miss * miss))
        .average()
        .orElse(0);
  }

  /** Moments of one game share its result, so that games are what is drawn. */
  private static double error(List<Judged> games, double factor) {
    double spread = 0;
    double curvature = 0;
    for (Judged game : games) {
      double slope =
          logits(game).map(x -> (Odds.chance(factor * x) - game.result()) * bend(x, factor)).sum();
      spread += slope * slope;
      curvature += logits(game).map(x -> bend(x, factor)).map(bend -> bend * bend).sum();
    }
    return Math.sqrt(spread) / curvature;
  }

  /** By how much a chance grows with the factor. */
  private static double bend(double logit, double factor) {
    double chance = Odds.chance(factor * logit);
    return logit * chance * (1 - chance);
  }

  private static DoubleStream logits(Judged game) {
    return open(game).mapToDouble(Fit::logit);
  }

  /** {@return the moments of a game that aren't forced wins} */
  static Stream<Judged.Stated> open(Judged game) {
    return game.moments().stream().filter(stated -> Math.abs(logit(stated)) <= FORCED);
  }

  static double logit(Judged.Stated stated) {
    return Elementary.log(stated.chance()) - Elementary.log(1 - stated.chance());
  }

  String text(double stated) {
    return String.format(
        Locale.ROOT,
        "steepness %.5f ± %.5f (%.5f now); Brier score %.4f (%.4f now)%n",
        steepness,
        error,
        stated,
        brier,
        before);
  }
}
