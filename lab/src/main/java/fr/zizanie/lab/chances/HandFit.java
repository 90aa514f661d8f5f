package fr.zizanie.lab.chances;

import fr.zizanie.players.analysis.Odds;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How much cards in hand tell beside the board: a weight of theirs, and a steepness of both, whose
 * Brier score over the results of games is the least.
 *
 * @param weight how many times what they count
 * @param error its standard error, from game to game
 */
record HandFit(double weight, double error) {
  private static final int STEPS = 50;

  /** A step that makes it worse is halved, so often at most. */
  private static final int HALVES = 20;

  /** A steepness, as a factor, and the weight of hands. */
  private record Point(double steepness, double weight) {
    double chance(Judged.Stated stated) {
      return Odds.chance(steepness * sum(stated));
    }

    private double sum(Judged.Stated stated) {
      return Fit.logit(stated) + (weight - 1) * stated.hands();
    }

    double brier(List<Judged> games) {
      return games.stream()
          .flatMapToDouble(game ->
              Fit.open(game).mapToDouble(this::chance).map(c -> c - game.result()).map(d -> d * d))
          .average()
          .orElse(0);
    }

    /** What all moments together say of where it is better, game by game. */
    Sums sums(List<Judged> games) {
      var all = new Sums();
      for (Judged game : games) {
        double one = 0;
        double other = 0;
        for (var stated : Fit.open(game).toList()) {
          double chance = chance(stated);
          double bend = chance * (1 - chance);
          double a = bend * sum(stated);
          double b = bend * steepness * stated.hands();
          all.aa += a * a;
          all.ab += a * b;
          all.bb += b * b;
          one += (chance - game.result()) * a;
          other += (chance - game.result()) * b;
        }
        all.add(one, other);
      }
      return all;
    }

    Point minus(double part, Sums sums) {
      double determinant = sums.determinant();
      return new Point(
          steepness - part * (sums.bb * sums.a - sums.ab * sums.b) / determinant,
          weight - part * (sums.aa * sums.b - sums.ab * sums.a) / determinant);
    }
  }

  /** Sums over games: of slopes, of their squares, and of how chances change with both numbers. */
  private static final class Sums {
    private double a;
    private double b;
    private double aa;
    private double ab;
    private double bb;
    private double spreadA;
    private double spreadB;
    private double spreadAb;

    void add(double one, double other) {
      a += one;
      b += other;
      spreadA += one * one;
      spreadB += other * other;
      spreadAb += one * other;
    }

    double determinant() {
      return aa * bb - ab * ab;
    }

    /** The standard error of the weight, where the slopes are 0. */
    double error() {
      double variance = aa * aa * spreadB - 2 * aa * ab * spreadAb + ab * ab * spreadA;
      return Math.sqrt(variance) / determinant();
    }
  }

  /** {@return the fit over games; empty where hands can't be told from boards} */
  static Optional<HandFit> of(List<Judged> games) {
    if (games.stream().flatMap(Fit::open).allMatch(stated -> stated.hands() == 0))
      return Optional.empty();
    var point = new Point(1, 1);
    for (int i = 0; i < STEPS; i++) {
      var next = better(point, games);
      if (next.equals(point)) break;
      point = next;
    }
    double error = point.sums(games).error();
    return Double.isFinite(error) && error > 0
        ? Optional.of(new HandFit(point.weight, error))
        : Optional.empty();
  }

  private static Point better(Point from, List<Judged> games) {
    var sums = from.sums(games);
    double best = from.brier(games);
    double part = 1;
    for (int i = 0; i < HALVES; i++, part /= 2) {
      var next = from.minus(part, sums);
      if (next.steepness > 0 && next.brier(games) < best) return next;
    }
    return from;
  }

  String text() {
    return String.format(
        Locale.ROOT, "cards in hand tell %.2f ± %.2f times what they count now%n", weight, error);
  }
}
