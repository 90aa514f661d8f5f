package fr.zizanie.rules.board;

/**
 * Geometry of a 13x13 board with walls around it.
 *
 * <p>A <em>square</em> is 0 (a1) to 168 (m13), rank by rank. A <em>cell</em> is the same place on a
 * board of 15 by 17 whose other cells are walls, so that a step of {@link #STEPS} or {@link #LEAPS}
 * from a square always ends on the board or on a wall.
 */
public final class Board13 {
  public static final int SIZE = 13;
  public static final int SQUARES = SIZE * SIZE;
  public static final int CELLS = 255;

  /** From one rank to the next. */
  public static final int RANK = 15;

  /** The first and the last cell that is a square: a1 and m13. */
  public static final int FIRST = 31;

  public static final int LAST = 223;

  private static final int[] STEPS = {1, -1, 15, -15, 16, -16, 14, -14};
  private static final int[] LEAPS = {31, 29, 17, 13, -13, -17, -29, -31};
  private static final short[] CELL = new short[SQUARES];
  private static final short[] SQUARE = new short[CELLS];
  private static final String[] NAMES = new String[SQUARES];

  /** By two cells: the direction from one to the other, -1 if no line joins them; and how far. */
  private static final byte[] DIRECTION = new byte[CELLS * CELLS];

  private static final byte[] DISTANCE = new byte[CELLS * CELLS];

  private Board13() {}

  static {
    for (int sq = 0; sq < SQUARES; sq++) {
      CELL[sq] = (short) (FIRST + sq / SIZE * RANK + sq % SIZE);
      SQUARE[CELL[sq]] = (short) sq;
      NAMES[sq] = "" + (char) ('a' + sq % SIZE) + (sq / SIZE + 1);
    }
    for (int a = 0; a < SQUARES; a++)
      for (int b = 0; b < SQUARES; b++) {
        int dx = b % SIZE - a % SIZE;
        int dy = b / SIZE - a / SIZE;
        int far = Math.max(Math.abs(dx), Math.abs(dy));
        int at = CELL[a] * CELLS + CELL[b];
        DISTANCE[at] = (byte) far;
        DIRECTION[at] = -1;
        if (far > 0 && (dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy)))
          for (int d = 0; d < STEPS.length; d++)
            if (STEPS[d] == dy / far * RANK + dx / far) DIRECTION[at] = (byte) d;
      }
  }

  /**
   * {@return what a step in direction {@code d} adds to a cell: 0 to 3 straight, 4 to 7 diagonal;
   * {@code d ^ 1} is the way back}
   */
  public static int step(int d) {
    return STEPS[d];
  }

  /** {@return what the {@code i}th of the eight knight's leaps adds to a cell} */
  public static int leap(int i) {
    return LEAPS[i];
  }

  /** {@return the cell of a square} */
  public static int cell(int square) {
    return CELL[square];
  }

  /** {@return the square of a cell that is no wall} */
  public static int square(int cell) {
    return SQUARE[cell];
  }

  /** {@return the rank of a cell, 1 to 13} */
  public static int rank(int cell) {
    return (cell - FIRST) / RANK + 1;
  }

  /** {@return the file of a cell, 0 (a) to 12 (m)} */
  public static int file(int cell) {
    return (cell - FIRST) % RANK;
  }

  /** {@return the cell of a file, 0 to 12, and a rank, 1 to 13} */
  public static int cell(int file, int rank) {
    return FIRST + (rank - 1) * RANK + file;
  }

  /** {@return the direction from one cell to another on the same line, or -1} */
  public static int direction(int from, int to) {
    return DIRECTION[from * CELLS + to];
  }

  /** {@return how many king's steps two cells are apart} */
  public static int distance(int from, int to) {
    return DISTANCE[from * CELLS + to];
  }

  /** {@return the name of a square, such as {@code a13}} */
  public static String name(int square) {
    return NAMES[square];
  }

  /** {@return the square that {@code text} names, or -1} */
  public static int parse(String text) {
    if (text.length() < 2 || text.length() > 3) return -1;
    int file = text.charAt(0) - 'a';
    int rank = text.charAt(1) - '0';
    if (text.length() == 3) rank = rank == 1 ? 10 + text.charAt(2) - '0' : -1;
    boolean digits = text.charAt(text.length() - 1) >= '0' && text.charAt(text.length() - 1) <= '9';
    return file >= 0 && file < SIZE && digits && rank >= 1 && rank <= SIZE
        ? (rank - 1) * SIZE + file
        : -1;
  }
}
