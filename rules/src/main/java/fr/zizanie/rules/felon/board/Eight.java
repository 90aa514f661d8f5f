package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Looks for pieces eight cells at a time: most of a board is empty or the other side's. */
public final class Eight {
  /** Where the eight cells begin that hold the first square. */
  public static final int FIRST = Board13.FIRST / 8 * 8;

  private static final VarHandle CELLS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long EACH = 0x0101010101010101L;

  private Eight() {}

  /** {@return the pieces of a colour on the eight cells from {@code base}, a bit each} */
  public static long of(byte[] cells, int base, int colour) {
    return (long) CELLS.get(cells, base) & colour * EACH;
  }

  /** {@return how far from the base the first of them stands} */
  public static int place(long pieces) {
    return Long.numberOfTrailingZeros(pieces) >> 3;
  }
}
