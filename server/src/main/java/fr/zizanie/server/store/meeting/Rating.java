package fr.zizanie.server.store.meeting;

/**
 * How strong somebody is held to be at a game, as Glicko-2 has it.
 *
 * @param rating in points; a new player has 1500
 * @param deviation in points: they are within twice that of the rating, nineteen times in twenty
 * @param volatility how steady they are
 * @param games how many were counted
 * @param updated when the last of them was, in milliseconds since 1970
 */
public record Rating(double rating, double deviation, double volatility, int games, long updated) {
  /** A player of whom nothing is known. */
  public static final Rating NEW = new Rating(1500, 350, 0.06, 0, 0);

  /** Beyond this deviation a rating is a first guess. */
  private static final double UNSURE = 110;

  /** {@return whether too little is known yet} */
  public boolean provisional() {
    return deviation > UNSURE;
  }
}
