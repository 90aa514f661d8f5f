package fr.zizanie.lab.arena;

/**
 * Wald's sequential test of whether the first of two scores {@code high} rather than {@code low},
 * each error being made once in twenty times. The likelihood of both is taken by the normal
 * approximation, with the spread that the games show.
 *
 * @param low the score that is to be excluded, from 0 to 1
 * @param high the score that is to be shown
 */
public record Sprt(double low, double high) {
  /** Whether a level is above the one below it: 60 % against even. */
  public static final Sprt LEVEL = new Sprt(0.5, 0.6);

  /** Either error at most. */
  private static final double ERROR = 0.05;

  private static final double BOUND = Math.log((1 - ERROR) / ERROR);

  /** What a test says. */
  public enum Verdict {
    HIGH,
    LOW,
    OPEN
  }

  public Sprt {
    if (!(0 < low && low < high && high < 1))
      throw new IllegalArgumentException(low + " against " + high);
  }

  /** {@return the test of whether somebody is so much stronger by Elo's scale, against even} */
  public static Sprt ofElo(double difference) {
    return new Sprt(0.5, 1 / (1 + Math.pow(10, -difference / 400)));
  }

  /** {@return the logarithm of how much likelier the games are if the score is the higher} */
  public double ratio(Result games) {
    // A won and a lost game besides, so that a few alike don't look as if nothing else could come.
    double n = games.games() + 2.0;
    double mean = (games.wins() + games.draws() / 2.0 + 1) / n;
    double squares =
        (games.wins() + 1) * Math.pow(1 - mean, 2)
            + games.draws() * Math.pow(0.5 - mean, 2)
            + (games.losses() + 1) * mean * mean;
    return games.games() == 0
        ? 0
        : games.games() * (high - low) * (2 * mean - low - high) / (2 * squares / n);
  }

  /** {@return what these games show} */
  public Verdict of(Result games) {
    double ratio = ratio(games);
    return ratio >= BOUND ? Verdict.HIGH : ratio <= -BOUND ? Verdict.LOW : Verdict.OPEN;
  }
}
