package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;

/** The same as in the rules, for the browser, which has no view of bytes as longs. */
public final class Eight {
  /** Where the eight cells begin that hold the first square. */
  public static final int FIRST = Board13.FIRST / 8 * 8;

  private static final long EACH = 0x0101010101010101L;

  private Eight() {}

  /** {@return the pieces of a colour on the eight cells from {@code base}, a bit each} */
  public static long of(byte[] cells, int base, int colour) {
    long eight = 0;
    for (int i = 7; i >= 0; i--) eight = eight << 8 | cells[base + i] & 255;
    return eight & colour * EACH;
  }

  /** {@return how far from the base the first of them stands} */
  public static int place(long pieces) {
    return Long.numberOfTrailingZeros(pieces) >> 3;
  }
}
