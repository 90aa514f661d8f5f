package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;

/**
 * Orthodox chess, quickly: a private mutable board, seen from the side to move, whose pieces go up.
 * Must agree with {@link Scan}.
 */
final class Plain {
  static final long FILE_A = 0x0101010101010101L;
  static final long FILE_H = FILE_A << 7;
  static final long RANK_1 = 0xffL;
  static final long RANK_3 = 0xff0000L;
  static final long RANK_8 = 0xffL << 56;
  private static final long EDGES = RANK_1 | RANK_8;
  static final long[] DIAGONALS = new long[64];
  static final long[] STRAIGHTS = new long[64];

  static {
    for (int sq = 0; sq < 64; sq++) {
      DIAGONALS[sq] = Board8.bishop(sq, 0);
      STRAIGHTS[sq] = Board8.rook(sq, 0);
    }
  }

  /** Manners of a move: promotions have the ordinal of what the pawn becomes. */
  static final int KNIGHT = 1;

  static final int BISHOP = 3;
  static final int ROOK = 4;
  static final int QUEEN = 5;
  static final int KING = 6;
  static final int PROMOTES = 8;
  static final int STEP = 16;
  static final int LEAP = 17;
  static final int PASSING = 18;
  static final int CASTLE = 19;

  long us;
  long them;
  long pawns;
  long knights;

  /** Bishops and queens, rooks and queens. */
  long diagonal;

  long straight;
  int king;
  int theirKing;
  long castling;
  long passed;

  /** Squares that nobody enters nor crosses (card 25). */
  private long holes;

  /** Pieces and holes. */
  long occupied;

  long checkers;
  long pinned;

  /** Where a piece other than the king may go: it ends any check. */
  long allowed;

  /**
   * {@return whether no card has changed anything but the squares that are open, so that this path
   * may be taken; kings side by side, which a card may have been about to leave, are not for it}
   */
  static boolean suits(Position p) {
    Pieces pieces = p.pieces();
    return p.marks().onNothingButHoles()
        && (pieces.occupied() & p.marks().holes()) == 0
        && pieces.camels() == 0
        && (pieces.pawns() & EDGES) == 0
        && pieces.royals() == pieces.kings()
        && (pieces.kings() & pieces.white()) != 0
        && (pieces.kings() & pieces.black()) != 0
        && (pieces.kings() & Board8.king(Long.numberOfTrailingZeros(pieces.kings()))) == 0
        && pieces.merged() == 0
        && Long.bitCount(pieces.white()) <= 16
        && Long.bitCount(pieces.black()) <= 16
        && (p.passed() & p.passed() - 1) == 0;
  }

  /** {@return the board of a position that {@link #suits}} */
  static Plain of(Position p) {
    var board = new Plain();
    board.set(p);
    return board;
  }

  private void set(Position p) {
    Pieces pieces = p.pieces();
    boolean white = p.turn() == Seat.FIRST;
    us = turned(white ? pieces.white() : pieces.black(), white);
    them = turned(white ? pieces.black() : pieces.white(), white);
    pawns = turned(pieces.pawns(), white);
    knights = turned(pieces.knights(), white);
    diagonal = turned(pieces.bishops() | pieces.queens(), white);
    straight = turned(pieces.rooks() | pieces.queens(), white);
    long kings = turned(pieces.kings(), white);
    king = Long.numberOfTrailingZeros(kings & us);
    theirKing = Long.numberOfTrailingZeros(kings & them);
    castling = turned(p.castling(), white);
    holes = turned(p.marks().holes(), white);
    passed = turned(p.passed(), white) & ~holes;
    look();
  }

  private static long turned(long board, boolean white) {
    return white ? board : Long.reverseBytes(board);
  }

  private void look() {
    occupied = us | them | holes;
    checkers = them & (Board8.knight(king) & knights | Board8.pawn(0, king) & pawns);
    pinned = 0;
    long snipers = them & (DIAGONALS[king] & diagonal | STRAIGHTS[king] & straight);
    for (; snipers != 0; snipers &= snipers - 1) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long between = Board8.between(king, sniper) & occupied;
      if (between == 0) checkers |= 1L << sniper;
      else if ((between & between - 1) == 0) pinned |= between & us;
    }
    allowed = ~us & ~holes & ~(1L << theirKing);
    if (checkers != 0)
      allowed =
          (checkers & checkers - 1) != 0
              ? 0
              : checkers | Board8.between(king, Long.numberOfTrailingZeros(checkers));
  }

  /** What is left of a slide of the lowest of some pieces: allowed, and along its pin. */
  long slide(long pieces, long reach) {
    long to = reach & allowed;
    return (pieces & -pieces & pinned) == 0
        ? to
        : to & Board8.line(king, Long.numberOfTrailingZeros(pieces));
  }

  long pinnedPawn(int from) {
    long pawn = 1L << from;
    long one = pawn << 8 & ~occupied;
    long two = (one & RANK_3) << 8 & ~occupied;
    return (one | two | Board8.pawn(0, from) & them) & allowed & Board8.line(king, from);
  }

  /** The squares among some that the king may step to. */
  long kingSteps(long among) {
    long out = 0;
    long steps = Board8.king(king) & among & ~us & ~holes & ~Board8.king(theirKing);
    if (steps == 0) return 0;
    long pawn = them & pawns;
    steps &= ~((pawn & ~FILE_A) >>> 9 | (pawn & ~FILE_H) >>> 7);
    for (; steps != 0; steps &= steps - 1)
      if (!hit(Long.numberOfTrailingZeros(steps))) out |= steps & -steps;
    return out;
  }

  /** Whether an enemy knight or a line reaches a square once our king has left. */
  private boolean hit(int sq) {
    if ((Board8.knight(sq) & knights & them) != 0) return true;
    long through = occupied ^ 1L << king;
    long lines = straight & them;
    if ((STRAIGHTS[sq] & lines) != 0 && (Board8.rook(sq, through) & lines) != 0) return true;
    long slants = diagonal & them;
    return (DIAGONALS[sq] & slants) != 0 && (Board8.bishop(sq, through) & slants) != 0;
  }

  /**
   * Our pawns that may take in passing: two pieces leave one rank at once, so lines are redrawn.
   */
  long takers() {
    long out = 0;
    int to = Long.numberOfTrailingZeros(passed);
    long victim = passed >>> 8;
    for (long left = Board8.pawn(1, to) & pawns & us; left != 0; left &= left - 1) {
      long after = (occupied ^ left & -left ^ victim) | passed;
      boolean open =
          (Board8.rook(king, after) & straight & them) != 0
              || (Board8.bishop(king, after) & diagonal & them) != 0;
      boolean leapt = (checkers & (knights | pawns) & ~victim) != 0;
      if (!open && !leapt) out |= left & -left;
    }
    return out;
  }

  long castlings() {
    if (checkers != 0) return 0;
    long out = 0;
    long near = Board8.king(theirKing);
    long pawn = them & pawns;
    long closed = near | (pawn & ~FILE_A) >>> 9 | (pawn & ~FILE_H) >>> 7;
    if ((castling & us & 0x80) != 0 && (occupied & 0x60) == 0 && (closed & 0x60) == 0)
      if (!hit(5) && !hit(6)) out |= 0x40;
    if ((castling & us & 0x01) != 0 && (occupied & 0x0e) == 0 && (closed & 0x0c) == 0)
      if (!hit(3) && !hit(2)) out |= 0x04;
    return out;
  }

  /** Becomes the board after a move on another, seen from the other side. */
  void play(Plain p, int move) {
    int from = move & 63;
    int to = move >>> 6 & 63;
    int manner = move >>> 12;
    long both = 1L << from | 1L << to;
    long kept = ~(1L << to);
    long mine = p.us ^ both;
    long theirs = p.them & kept;
    pawns = p.pawns & kept;
    knights = p.knights & kept;
    diagonal = p.diagonal & kept;
    straight = p.straight & kept;
    castling = p.castling & ~both;
    passed = 0;
    int home = p.king;
    switch (manner) {
      case STEP -> pawns ^= both;
      case LEAP -> {
        pawns ^= both;
        passed = 1L << to - 8;
      }
      case PASSING -> {
        pawns = (pawns ^ both) & ~(1L << to - 8);
        theirs &= ~(1L << to - 8);
      }
      case KNIGHT -> knights ^= both;
      case BISHOP -> diagonal ^= both;
      case ROOK -> straight ^= both;
      case QUEEN -> {
        diagonal ^= both;
        straight ^= both;
      }
      case KING -> {
        home = to;
        castling &= ~RANK_1;
      }
      case CASTLE -> {
        home = to;
        castling &= ~RANK_1;
        long rook = to > from ? 0xa0L : 0x09L;
        mine ^= rook;
        straight ^= rook;
      }
      default -> {
        pawns &= ~both;
        int as = manner & 7;
        if (as == KNIGHT) knights |= 1L << to;
        if (as == BISHOP || as == QUEEN) diagonal |= 1L << to;
        if (as == ROOK || as == QUEEN) straight |= 1L << to;
      }
    }
    us = Long.reverseBytes(theirs);
    them = Long.reverseBytes(mine);
    pawns = Long.reverseBytes(pawns);
    knights = Long.reverseBytes(knights);
    diagonal = Long.reverseBytes(diagonal);
    straight = Long.reverseBytes(straight);
    castling = Long.reverseBytes(castling);
    passed = Long.reverseBytes(passed);
    holes = Long.reverseBytes(p.holes);
    king = p.theirKing ^ 56;
    theirKing = home ^ 56;
    look();
  }
}
