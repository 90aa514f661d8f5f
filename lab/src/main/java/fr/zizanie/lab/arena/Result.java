package fr.zizanie.lab.arena;

/**
 * How games went for the first of two.
 *
 * @param plies all plies of all games
 */
public record Result(int wins, int draws, int losses, long plies) {
  /** No games. */
  public static final Result NONE = new Result(0, 0, 0, 0);

  /** A normal deviate that 95 in 100 stay within. */
  private static final double Z = 1.96;

  /** A difference in Elo with the bounds of its 95 % interval. */
  public record Elo(double difference, double low, double high) {}

  /** {@return how many games were played} */
  public int games() {
    return wins + draws + losses;
  }

  /** {@return the plies of a game, on average; 0 without games} */
  public double meanPlies() {
    return games() == 0 ? 0 : (double) plies / games();
  }

  /** {@return the share of the points, from 0 to 1; a half without games} */
  public double score() {
    return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
  }

  /** {@return how much the points of one game vary} */
  double variance() {
    double mean = score();
    double squares =
        wins * Math.pow(1 - mean, 2) + draws * Math.pow(0.5 - mean, 2) + losses * mean * mean;
    return games() == 0 ? 0.25 : squares / games();
  }

  /** {@return half the width of the 95 % interval of the score, by Agresti and Coull} */
  public double half() {
    double games = games() + Z * Z;
    double middle = (wins + draws / 2.0 + Z * Z / 2) / games;
    // Draws vary less than wins and losses of the same score.
    double less = games() == 0 ? 0 : draws / 4.0 / games;
    return Z * Math.sqrt(Math.max(1e-9, middle * (1 - middle) - less) / games);
  }

  /**
   * {@return how much stronger the first is by Elo's scale; half a game is added to each side, so
   * that it is finite}
   */
  public Elo elo() {
    double games = games() + 1;
    double mean = (wins + draws / 2.0 + 0.5) / games;
    double half = half();
    return new Elo(elo(mean), elo(mean - half), elo(mean + half));
  }

  private static double elo(double score) {
    double inside = Math.clamp(score, 0.001, 0.999);
    return -400 * Math.log10(1 / inside - 1);
  }

  /** {@return how likely the first is the stronger, from 0 to 1} */
  public double superiority() {
    int decided = wins + losses;
    return decided == 0 ? 0.5 : Normal.below((wins - losses) / Math.sqrt(decided));
  }

  /** {@return these games and more} */
  public Result and(Result more) {
    return new Result(
        wins + more.wins, draws + more.draws, losses + more.losses, plies + more.plies);
  }
}
