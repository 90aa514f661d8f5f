package fr.zizanie.lab.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * How strong one of several is by all their games, by the model of Bradley and Terry; the first has
 * 0.
 *
 * @param half half the width of the 95 % interval; 0 for the first
 */
public record Rating(double elo, double half) {
  private static final double SCALE = 400 / Math.log(10);

  /** Half a game drawn between neighbours keeps what always wins within bounds. */
  private static final double DOUBT = 0.5;

  private static final int STEPS = 200;

  /**
   * {@return the ratings that make these results likeliest}
   *
   * @param results at {@code [a][b]} the games of a with b, for a greater than b
   */
  static List<Rating> all(Result[][] results) {
    int n = results.length;
    double[][] games = new double[n][n];
    double[] points = new double[n];
    for (int a = 0; a < n; a++)
      for (int b = 0; b < a; b++) {
        Result r = results[a][b];
        double doubt = a == b + 1 ? DOUBT : 0;
        games[a][b] = games[b][a] = r.games() + doubt;
        points[a] += r.wins() + r.draws() / 2.0 + doubt / 2;
        points[b] += r.losses() + r.draws() / 2.0 + doubt / 2;
      }
    double[] theta = new double[n];
    double[][] inverse = new double[n - 1][n - 1];
    for (int step = 0; step < STEPS; step++) inverse = step(theta, games, points);
    var out = new ArrayList<>(List.of(new Rating(0, 0)));
    for (int i = 1; i < n; i++)
      out.add(new Rating(theta[i] * SCALE, 1.96 * SCALE * Math.sqrt(inverse[i - 1][i - 1])));
    return List.copyOf(out);
  }

  /** One step of Newton’s, held back; {@return the inverse of the information before it} */
  private static double[][] step(double[] theta, double[][] games, double[] points) {
    int n = theta.length;
    double[] slope = new double[n - 1];
    double[][] information = new double[n - 1][n - 1];
    for (int a = 1; a < n; a++) {
      slope[a - 1] = points[a];
      for (int b = 0; b < n; b++) {
        if (a == b) continue;
        double p = 1 / (1 + Math.exp(theta[b] - theta[a]));
        slope[a - 1] -= games[a][b] * p;
        double weight = games[a][b] * p * (1 - p);
        information[a - 1][a - 1] += weight;
        if (b > 0) information[a - 1][b - 1] -= weight;
      }
    }
    double[][] inverse = inverse(information);
    for (int a = 1; a < n; a++) {
      double move = 0;
      for (int b = 1; b < n; b++) move += inverse[a - 1][b - 1] * slope[b - 1];
      theta[a] += Math.clamp(move, -0.5, 0.5);
    }
    return inverse;
  }

  /** Gauss and Jordan; the matrix is positive definite. */
  private static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] m = new double[n][2 * n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(matrix[i], 0, m[i], 0, n);
      m[i][n + i] = 1;
    }
    for (int i = 0; i < n; i++) {
      double pivot = m[i][i];
      for (int k = 0; k < 2 * n; k++) m[i][k] /= pivot;
      for (int j = 0; j < n; j++) {
        if (j == i) continue;
        double factor = m[j][i];
        for (int k = 0; k < 2 * n; k++) m[j][k] -= factor * m[i][k];
      }
    }
    double[][] out = new double[n][n];
    for (int i = 0; i < n; i++) System.arraycopy(m[i], n, out[i], 0, n);
    return out;
  }
}
