package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;

/**
 * Where pieces go, whoever stands there: pure geometry under an occupancy (holes count as pieces).
 */
public final class Reach {
  private static final long FILE_A = 0x0101010101010101L;
  private static final long FILE_H = FILE_A << 7;
  private static final long[] CAMEL = new long[64];

  static {
    for (int sq = 0; sq < 64; sq++)
      for (int to = 0; to < 64; to++) {
        int dx = (sq & 7) - (to & 7);
        int dy = (sq >> 3) - (to >> 3);
        if (dx * dx + dy * dy == 13) CAMEL[sq] |= 1L << to;
      }
  }

  private Reach() {}

  /** {@return the leaps of three squares by two (Iron Pond, R18)} */
  public static long camel(int sq) {
    return CAMEL[sq];
  }

  /** {@return the square straight ahead; none beyond the edge} */
  public static long ahead(Seat owner, long squares) {
    return owner == Seat.FIRST ? squares << 8 : squares >>> 8;
  }

  /** {@return the two squares diagonally ahead} */
  public static long aslant(Seat owner, long squares) {
    long ahead = ahead(owner, squares);
    return (ahead & ~FILE_A) >>> 1 | (ahead & ~FILE_H) << 1;
  }

  /** {@return the first and second rank of an owner} */
  public static long home(Seat owner) {
    return owner == Seat.FIRST ? 0xffffL : 0xffffL << 48;
  }

  /** {@return the rank on which an owner's pawns promote} */
  public static long last(Seat owner) {
    return owner == Seat.FIRST ? 0xffL << 56 : 0xffL;
  }

  /** {@return what one component attacks from a square} */
  public static long attacks(
      Component component, Seat owner, boolean reversed, int sq, long blocked) {
    return attacks(1 << component.ordinal(), owner, reversed, sq, blocked);
  }

  /** {@return what a piece of these components (bit n: ordinal n) attacks from a square} */
  public static long attacks(int components, Seat owner, boolean reversed, int sq, long blocked) {
    long out = pieces(components, sq, blocked);
    if ((components & 1) != 0) {
      long pawn = 1L << sq;
      out |= reversed ? ahead(owner, pawn) : aslant(owner, pawn);
    }
    return out;
  }

  /** {@return the same without what a pawn among the components attacks} */
  static long pieces(int components, int sq, long blocked) {
    long out = 0;
    if ((components & 2) != 0) out |= Board8.knight(sq);
    if ((components & 4) != 0) out |= CAMEL[sq];
    if ((components & 40) != 0) out |= Board8.bishop(sq, blocked);
    if ((components & 48) != 0) out |= Board8.rook(sq, blocked);
    if ((components & 64) != 0) out |= Board8.king(sq);
    return out;
  }

  /**
   * {@return where a pawn goes without capturing: one step, or two from its first two ranks (3.2)}
   */
  public static long advances(Seat owner, boolean reversed, int sq, long blocked) {
    long pawn = 1L << sq;
    boolean home = (home(owner) & pawn) != 0;
    if (!reversed) {
      long one = ahead(owner, pawn) & ~blocked;
      return home ? one | ahead(owner, one) & ~blocked : one;
    }
    long one = aslant(owner, pawn) & ~blocked;
    if (!home) return one;
    int forward = owner == Seat.FIRST ? 8 : -8;
    long two = 0;
    for (int side = -1; side <= 1; side += 2) {
      int x = (sq & 7) + 2 * side;
      if (x >= 0 && x < 8 && (one >>> sq + forward + side & 1) != 0)
        two |= 1L << sq + 2 * (forward + side) & ~blocked;
    }
    return one | two;
  }

  /** {@return the square of the pawn that passed {@code target}, to be taken in passing} */
  public static int passer(int target) {
    return target < 32 ? target + 8 : target - 8;
  }

  /**
   * {@return the rank of the pawn that passed {@code target}: whoever takes it stands there too}
   */
  static long beside(int target) {
    return 0xffL << (passer(target) & ~7);
  }
}
