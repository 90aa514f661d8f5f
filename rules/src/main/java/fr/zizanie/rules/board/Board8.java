package fr.zizanie.rules.board;

/** Geometry of an 8x8 board as bit sets: bit 0 is a1, bit 7 is h1, bit 63 is h8. */
public final class Board8 {
  private static final long[] KNIGHT = new long[64];
  private static final long[] KING = new long[64];
  private static final long[] PAWN = new long[128];
  private static final long[] BETWEEN = new long[4096];
  private static final long[] LINE = new long[4096];

  /** For each square its rank, file, diagonal and antidiagonal: the part below, the part above. */
  private static final long[] BELOW = new long[256];

  private static final long[] ABOVE = new long[256];
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

  private Board8() {}

  static {
    for (int sq = 0; sq < 64; sq++) {
      for (int dx = -2; dx <= 2; dx++)
        for (int dy = -2; dy <= 2; dy++) {
          if (dx * dx + dy * dy == 5) KNIGHT[sq] |= step(sq, dx, dy);
          if (Math.max(Math.abs(dx), Math.abs(dy)) == 1) KING[sq] |= step(sq, dx, dy);
        }
      PAWN[sq] = step(sq, -1, 1) | step(sq, 1, 1);
      PAWN[64 + sq] = step(sq, -1, -1) | step(sq, 1, -1);
      for (int line = 0; line < 4; line++) {
        int dx = DIRECTIONS[line][0];
        int dy = DIRECTIONS[line][1];
        ABOVE[sq * 4 + line] = ray(sq, dx, dy);
        BELOW[sq * 4 + line] = ray(sq, -dx, -dy);
        long whole = ABOVE[sq * 4 + line] | BELOW[sq * 4 + line] | 1L << sq;
        for (long left = whole & ~(1L << sq); left != 0; left &= left - 1) {
          int to = Long.numberOfTrailingZeros(left);
          LINE[sq * 64 + to] = whole;
          boolean up = (ABOVE[sq * 4 + line] & 1L << to) != 0;
          int sx = up ? dx : -dx;
          int sy = up ? dy : -dy;
          BETWEEN[sq * 64 + to] = ray(sq, sx, sy) & ray(to, -sx, -sy);
        }
      }
    }
  }

  private static long step(int sq, int dx, int dy) {
    int x = (sq & 7) + dx;
    int y = (sq >> 3) + dy;
    return x < 0 || x > 7 || y < 0 || y > 7 ? 0 : 1L << (y * 8 + x);
  }

  private static long ray(int sq, int dx, int dy) {
    long out = 0;
    for (int i = 1; i < 8; i++) out |= step(sq, dx * i, dy * i);
    return out;
  }

  /** {@return the knight's leaps from a square} */
  public static long knight(int sq) {
    return KNIGHT[sq];
  }

  /** {@return the eight neighbours of a square} */
  public static long king(int sq) {
    return KING[sq];
  }

  /** {@return the squares that a pawn attacks; side 0 goes up the board, 1 down} */
  public static long pawn(int side, int sq) {
    return PAWN[side * 64 + sq];
  }

  /** {@return what a rook on {@code sq} attacks, up to and with the first piece each way} */
  public static long rook(int sq, long occupied) {
    return line(sq * 4, occupied) | line(sq * 4 + 1, occupied);
  }

  /** {@return what a bishop on {@code sq} attacks, up to and with the first piece each way} */
  public static long bishop(int sq, long occupied) {
    return line(sq * 4 + 2, occupied) | line(sq * 4 + 3, occupied);
  }

  /** Obstruction difference: the run between the nearest pieces below and above. */
  private static long line(int i, long occupied) {
    long below = BELOW[i];
    long above = ABOVE[i];
    long nearest = occupied & above;
    long fromBelow = Long.MIN_VALUE >> Long.numberOfLeadingZeros(occupied & below | 1);
    return (2 * (nearest & -nearest) + fromBelow) & (below | above);
  }

  /** {@return the squares strictly between two squares of one line; none otherwise} */
  public static long between(int a, int b) {
    return BETWEEN[a * 64 + b];
  }

  /** {@return the whole line through two squares, with both; none if they share no line} */
  public static long line(int a, int b) {
    return LINE[a * 64 + b];
  }

  /** {@return the name of a square, such as {@code e4}} */
  public static String name(int sq) {
    return "" + (char) ('a' + (sq & 7)) + (char) ('1' + (sq >> 3));
  }

  /** {@return the square that two characters at {@code at} of {@code text} name, or -1} */
  public static int square(String text, int at) {
    if (text.length() < at + 2) return -1;
    int x = text.charAt(at) - 'a';
    int y = text.charAt(at + 1) - '1';
    return x < 0 || x > 7 || y < 0 || y > 7 ? -1 : y * 8 + x;
  }
}
