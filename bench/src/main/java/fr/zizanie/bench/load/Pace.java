package fr.zizanie.bench.load;

/**
 * How hard a server is driven.
 *
 * @param games matches that are played at once
 * @param rate moves a second, all together
 * @param seconds how long is measured, after as long to warm up but at most {@link #WARM}
 */
record Pace(int games, int rate, int seconds) {
  /** Seconds that make the code fast; more would only make the games longer. */
  private static final int WARM = 10;

  int warming() {
    return Math.min(seconds, WARM);
  }

  /** {@return how many moves each match needs, and some in reserve for those that end early} */
  int moves() {
    return (int) (1.25 * rate * (warming() + seconds) / games) + 10;
  }
}
