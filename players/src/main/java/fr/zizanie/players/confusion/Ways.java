package fr.zizanie.players.confusion;

import fr.zizanie.rules.confusion.Diagrams;
import fr.zizanie.rules.confusion.Grid;

/** The ways that some diagram accepts: eight directions of one to four squares. */
final class Ways {
  static final int LONGEST = 4;
  static final int COUNT = 8 * LONGEST;

  /** The kinds that accept a way, bit k for the kind k, by side. */
  private static final int[][] KINDS = new int[2][COUNT];

  /** What an accepted way is worth to its piece, in hundredths of a piece, by side. */
  private static final float[][] WORTH = new float[2][COUNT];

  private static final float[] STRAIGHT = {9, 9, 6, 6};
  private static final float[] AHEAD = {9, 9, 7, 7};
  private static final float[] BESIDE = {5, 5, 4, 4};
  private static final float[] BACK = {4, 4, 3, 3};

  static {
    for (int side = 0; side < 2; side++)
      for (int way = 0; way < COUNT; way++) {
        int token = token(way);
        KINDS[side][way] = Diagrams.accepting(side, token) << 1;
        int ahead = Field.NORTH[token >> 4] * (side == 0 ? -1 : 1);
        boolean straight = (token >> 4) % 4 == 0;
        float[] row = ahead < 0 ? BACK : ahead == 0 ? BESIDE : straight ? STRAIGHT : AHEAD;
        WORTH[side][way] = row[way % LONGEST];
      }
  }

  private Ways() {}

  static int of(int direction, int distance) {
    return direction * LONGEST + distance - 1;
  }

  /** {@return the way as the second byte of a try} */
  static int token(int way) {
    return way / LONGEST << 4 | way % LONGEST + 1;
  }

  /** {@return the way of a try's second byte, or -1 if no diagram accepts so far a distance} */
  static int read(int token) {
    int distance = token & 15;
    return distance > LONGEST ? -1 : of(token >> 4, distance);
  }

  static int kinds(int side, int way) {
    return KINDS[side][way];
  }

  static float worth(int side, int way) {
    return WORTH[side][way];
  }

  /** {@return whether a promoted piece accepts a way} */
  static boolean promoted(int way) {
    return way % LONGEST < Diagrams.promotedReach(way / LONGEST);
  }

  static int distance(int way) {
    return way % LONGEST + 1;
  }

  /** {@return king's moves between two squares} */
  static int apart(int a, int b) {
    return Math.max(Math.abs(Grid.file(a) - Grid.file(b)), Math.abs(Grid.rank(a) - Grid.rank(b)));
  }
}
