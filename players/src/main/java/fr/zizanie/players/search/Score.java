package fr.zizanie.players.search;

/**
 * The scale on which searches judge: hundredths of a piece, and forced wins by how near they are.
 */
public final class Score {
  /** A win now; one that takes n choices more is n less. */
  public static final int WIN = 30_000;

  /** Scores beyond this are forced wins. */
  public static final int WON = 29_000;

  /** More than any score. */
  public static final int INFINITE = 32_000;

  private Score() {}

  /** {@return a score whose wins count from the node at that ply instead of from the root} */
  static int fromNode(int score, int ply) {
    return score > WON ? score + ply : score < -WON ? score - ply : score;
  }

  /** {@return a score whose wins count from the root instead of from the node at that ply} */
  static int fromRoot(int score, int ply) {
    return score > WON ? score - ply : score < -WON ? score + ply : score;
  }
}
