package fr.zizanie.app.gtp;

/**
 * What a controller said of the clock (GTP, {@code time_settings} and {@code time_left}); times in
 * seconds.
 *
 * @param limited whether there is a clock at all
 * @param left of the main time, or of the byo-yomi period
 * @param stones still to be played in that period; 0 in main time
 * @param period one byo-yomi period; 0 where the clock is absolute
 * @param perPeriod stones to be played in a period
 */
record Pace(boolean limited, double left, int stones, double period, int perPeriod) {
  static final Pace FREE = new Pace(false, 0, 0, 0, 0);

  /** How many more moves of its own a program reckons with on 13x13. */
  private static final int MOVES = 40;

  /** Of what a move may cost; the rest is for the way there and back. */
  private static final double SHARE = 0.8;

  /** {@return a clock before the first move; a period without stones means no clock (GTP, 4.2)} */
  static Pace set(double main, double period, int stones) {
    if (period > 0 && stones == 0) return FREE;
    return main > 0
        ? new Pace(true, main, 0, period, stones)
        : new Pace(stones > 0, period, stones, period, stones);
  }

  Pace left(double seconds, int stonesLeft) {
    return limited ? new Pace(true, seconds, stonesLeft, period, perPeriod) : this;
  }

  /** {@return how long a move may take, at most {@code most}, from 1; in milliseconds} */
  long millis(long most) {
    if (!limited) return most;
    double each = perPeriod > 0 ? period / perPeriod : 0;
    double seconds = stones > 0 ? left / stones : Math.max(left / MOVES, Math.min(left, each));
    return Math.clamp((long) (seconds * SHARE * 1000), 1, most);
  }
}
