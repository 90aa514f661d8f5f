package fr.zizanie.players.confusion.belief;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;

/** The ways that some diagram accepts, numbered: eight directions of one to four squares. */
public final class Displacements {
  /** The longest way of any diagram, in squares. */
  public static final int LONGEST = 4;

  /** The number of ways. */
  public static final int COUNT = 8 * LONGEST;

  /** Rows that a step in each direction gains for the side that goes north. */
  private static final int[] NORTH = {1, 1, 0, -1, -1, -1, 0, 1};

  /** The kinds that accept a way, bit k for the kind k, by side. */
  private static final int[][] KINDS = new int[2][COUNT];

  /** The worth of an accepted way to its piece, in hundredths of a piece, by side. */
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
        int ahead = ahead(side, token >> 4);
        boolean straight = (token >> 4) % 4 == 0;
        float[] row = ahead < 0 ? BACK : ahead == 0 ? BESIDE : straight ? STRAIGHT : AHEAD;
        WORTH[side][way] = row[way % LONGEST];
      }
  }

  private Displacements() {}

  /** {@return rows that a step in a direction gains for a side} */
  public static int ahead(int side, int direction) {
    return NORTH[direction] * (side == 0 ? -1 : 1);
  }

  /** {@return the way of a direction and a distance} */
  public static int of(int direction, int distance) {
    return direction * LONGEST + distance - 1;
  }

  /** {@return the way as the second byte of a try} */
  public static int token(int way) {
    return way / LONGEST << 4 | way % LONGEST + 1;
  }

  /** {@return the way of a try's second byte, or -1 if the distance is too long for any diagram} */
  public static int read(int token) {
    int distance = token & 15;
    return distance > LONGEST ? -1 : of(token >> 4, distance);
  }

  /** {@return the kinds that accept a way of a side, bit k for the kind k} */
  public static int kinds(int side, int way) {
    return KINDS[side][way];
  }

  /** {@return the worth of an accepted way to its piece, in hundredths of a piece} */
  public static float worth(int side, int way) {
    return WORTH[side][way];
  }

  /** {@return whether a promoted piece accepts a way} */
  public static boolean promoted(int way) {
    return way % LONGEST < Diagrams.promotedReach(way / LONGEST);
  }

  /** {@return king's moves between two squares} */
  public static int apart(int a, int b) {
    return Math.max(Math.abs(Grid.file(a) - Grid.file(b)), Math.abs(Grid.rank(a) - Grid.rank(b)));
  }
}
