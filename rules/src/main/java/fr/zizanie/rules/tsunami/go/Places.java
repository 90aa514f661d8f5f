package fr.zizanie.rules.tsunami.go;

import java.util.Arrays;

/**
 * The places of a {@link Goban}: the points inside a frame, and what is fixed about each. On a
 * smaller board the points beyond it belong to the frame.
 */
public final class Places {
  /** From a place to the one above. */
  public static final int UP = Grid.SIZE + 2;

  /** All of them, the frame included. */
  public static final int COUNT = UP * UP;

  /** No place: a pass, or nothing. */
  public static final int NOWHERE = 0;

  static final int WALL = 3;
  private static final int[] PLACE = new int[Grid.POINTS];
  private static final int[] POINT = new int[COUNT];
  static final long[] KEYS = new long[2 * COUNT];

  /** What a neighbour of a new stone gains: a nibble for each colour and one of empty places. */
  static final int[] STONE = {0, 1 - (1 << 8), (1 << 4) - (1 << 8)};

  /** The nibbles of the frame's places as seen from inside, by how many of them touch. */
  static final int BOTH = 1 + (1 << 4);

  private static final int[][] ALL = new int[Size.values().length][];
  private static final int[][] FRAMES = new int[Size.values().length][COUNT];
  private static final int[][] AROUND = new int[Size.values().length][COUNT];

  /** By place, a liberty there: 1, from bit 10 the place and from bit 28 its square. */
  static final long[] LIBERTY = new long[COUNT];

  static final int SUM = 10;
  static final int SQUARES = 28;

  static {
    Arrays.fill(POINT, -1);
    for (int p = 0; p < Grid.POINTS; p++) {
      int v = (Grid.row(p) + 1) * UP + Grid.column(p) + 1;
      PLACE[p] = v;
      POINT[v] = p;
      KEYS[v] = Stones.key(1, p);
      KEYS[COUNT + v] = Stones.key(2, p);
      LIBERTY[v] = 1 | (long) v << SUM | (long) v * v << SQUARES;
    }
    for (Size size : Size.values()) {
      int[] frame = FRAMES[size.ordinal()];
      Arrays.fill(frame, WALL);
      ALL[size.ordinal()] = size.points().stream().map(Places::of).toArray();
      for (int p : size.points().stream().toArray()) {
        int inside = size.neighbours(p).length;
        frame[of(p)] = Stones.EMPTY;
        AROUND[size.ordinal()][of(p)] = (inside << 8) + (4 - inside) * BOTH;
      }
    }
  }

  private Places() {}

  /** {@return the places of all points in order; not to be changed} */
  static int[] all(Size size) {
    return ALL[size.ordinal()];
  }

  /** {@return what the places of an empty board hold; not to be changed} */
  static int[] frame(Size size) {
    return FRAMES[size.ordinal()];
  }

  /** {@return the neighbours of the places of an empty board; not to be changed} */
  static int[] around(Size size) {
    return AROUND[size.ordinal()];
  }

  /** {@return the place of a point} */
  public static int of(int point) {
    return PLACE[point];
  }

  /** {@return the point of a place, or -1 for the frame} */
  public static int point(int place) {
    return POINT[place];
  }
}
