package fr.zizanie.rules.mutation;

import fr.zizanie.rules.core.Seat;
import java.util.Arrays;

/**
 * What counts as one position for repetition (R13): pieces, side to move, castling rights.
 *
 * @param white White's pions without the king, bit 0 is a1
 * @param black Black's pions without the king
 * @param whiteKing the square of White's king, 0 to 63
 * @param rights castling rights: 1 K, 2 Q, 4 k, 8 q
 */
public record Position(
    long white, long black, int whiteKing, int blackKing, Seat turn, int rights) {
  static final Position START = new Position(0xffefL, 0xefffL << 48, 4, 60, Seat.FIRST, 15);

  /** The rights that survive a move from or to a square. */
  private static final byte[] KEPT = new byte[64];

  static {
    Arrays.fill(KEPT, (byte) 15);
    KEPT[0] = 13;
    KEPT[7] = 14;
    KEPT[4] = 12;
    KEPT[56] = 7;
    KEPT[63] = 11;
    KEPT[60] = 3;
  }

  /** {@return the pions of a seat} */
  public long pieces(Seat seat) {
    return seat == Seat.FIRST ? white : black;
  }

  /** {@return the king's square of a seat} */
  public int king(Seat seat) {
    return seat == Seat.FIRST ? whiteKing : blackKing;
  }

  /** {@return every occupied square} */
  public long occupied() {
    return white | black | 1L << whiteKing | 1L << blackKing;
  }

  /** {@return whether a move lands on an enemy pion} */
  public boolean captures(int to) {
    return (pieces(turn.other()) >>> to & 1) != 0;
  }

  /** {@return whether a move is a castling: only so does a king go two files} */
  public boolean castles(int from, int to) {
    return from == king(turn) && Math.abs(from - to) == 2;
  }

  /** {@return the position after a legal move; castling moves the pion too (R8)} */
  Position after(int from, int to) {
    boolean first = turn == Seat.FIRST;
    long us = first ? white : black;
    long them = (first ? black : white) & ~(1L << to);
    int king = first ? whiteKing : blackKing;
    if (from == king) {
      us ^= castlingPartner(from, to);
      king = to;
    } else {
      us ^= 1L << from | 1L << to;
    }
    int kept = kept(rights, from, to);
    return first
        ? new Position(us, them, king, blackKing, Seat.SECOND, kept)
        : new Position(them, us, whiteKing, king, Seat.FIRST, kept);
  }

  /**
   * The two squares of the pion that castles with a king's move: h and f, or a and d; none for
   * another move.
   */
  static long castlingPartner(int from, int to) {
    return to - from == 2 ? 5L << from + 1 : from - to == 2 ? 9L << from - 4 : 0;
  }

  static int kept(int rights, int from, int to) {
    return rights & KEPT[from] & KEPT[to];
  }
}
