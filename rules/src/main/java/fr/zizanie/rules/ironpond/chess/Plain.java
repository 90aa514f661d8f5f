package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;

/**
 * Orthodox chess, quickly: a private mutable board, seen from the side to move, whose men go up.
 * Must agree with {@link Scan}.
 */
final class Plain {
  private static final int MOVE = Choice.move(0, 0).code();
  private static final long FILE_A = 0x0101010101010101L;
  private static final long FILE_H = FILE_A << 7;
  private static final long RANK_1 = 0xffL;
  private static final long RANK_3 = 0xff0000L;
  private static final long RANK_8 = 0xffL << 56;
  private static final long EDGES = RANK_1 | RANK_8;
  private static final long[] DIAGONALS = new long[64];
  private static final long[] STRAIGHTS = new long[64];

  static {
    for (int sq = 0; sq < 64; sq++) {
      DIAGONALS[sq] = Board8.bishop(sq, 0);
      STRAIGHTS[sq] = Board8.rook(sq, 0);
    }
  }

  /** Manners of a move: promotions have the ordinal of what the pawn becomes. */
  private static final int KNIGHT = 1;

  private static final int BISHOP = 3;
  private static final int ROOK = 4;
  private static final int QUEEN = 5;
  private static final int KING = 6;
  private static final int PROMOTES = 8;
  private static final int STEP = 16;
  private static final int LEAP = 17;
  private static final int PASSING = 18;
  private static final int CASTLE = 19;

  private long us;
  private long them;
  private long pawns;
  private long knights;

  /** Bishops and queens, rooks and queens. */
  private long diagonal;

  private long straight;
  private int king;
  private int theirKing;
  private long castling;
  private long passed;

  private long occupied;
  private long checkers;
  private long pinned;

  /** Where a man other than the king may go: it ends any check. */
  private long allowed;

  /** {@return whether no card has changed anything, so that this path may be taken} */
  static boolean suits(Position p) {
    Men men = p.men();
    return p.marks().equals(Marks.NONE)
        && men.camels() == 0
        && (men.pawns() & EDGES) == 0
        && men.royals() == men.kings()
        && (men.kings() & men.white()) != 0
        && (men.kings() & men.black()) != 0
        && men.merged() == 0
        && (p.passed() & p.passed() - 1) == 0;
  }

  /** {@return the board of a position that {@link #suits}} */
  static Plain of(Position p) {
    var board = new Plain();
    board.set(p);
    return board;
  }

  private void set(Position p) {
    Men men = p.men();
    boolean white = p.turn() == Seat.FIRST;
    us = turned(white ? men.white() : men.black(), white);
    them = turned(white ? men.black() : men.white(), white);
    pawns = turned(men.pawns(), white);
    knights = turned(men.knights(), white);
    diagonal = turned(men.bishops() | men.queens(), white);
    straight = turned(men.rooks() | men.queens(), white);
    long kings = turned(men.kings(), white);
    king = Long.numberOfTrailingZeros(kings & us);
    theirKing = Long.numberOfTrailingZeros(kings & them);
    castling = turned(p.castling(), white);
    passed = turned(p.passed(), white);
    look();
  }

  private static long turned(long board, boolean white) {
    return white ? board : Long.reverseBytes(board);
  }

  private void look() {
    occupied = us | them;
    checkers = them & (Board8.knight(king) & knights | Board8.pawn(0, king) & pawns);
    pinned = 0;
    long snipers = them & (DIAGONALS[king] & diagonal | STRAIGHTS[king] & straight);
    for (; snipers != 0; snipers &= snipers - 1) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long between = Board8.between(king, sniper) & occupied;
      if (between == 0) checkers |= 1L << sniper;
      else if ((between & between - 1) == 0) pinned |= between & us;
    }
    allowed =
        checkers == 0
            ? ~us
            : (checkers & checkers - 1) != 0
                ? 0
                : checkers | Board8.between(king, Long.numberOfTrailingZeros(checkers));
  }

  /** How many legal moves there are. */
  int count() {
    int n = Long.bitCount(kingSteps());
    if (allowed == 0) return n;
    long mine = pawns & us;
    long loose = mine & ~pinned;
    long one = loose << 8 & ~occupied;
    long two = (one & RANK_3) << 8 & ~occupied & allowed;
    one &= allowed;
    long west = (loose & ~FILE_A) << 7 & them & allowed;
    long east = (loose & ~FILE_H) << 9 & them & allowed;
    n += Long.bitCount(one) + Long.bitCount(two) + Long.bitCount(west) + Long.bitCount(east);
    if ((loose << 8 & RANK_8) != 0)
      n +=
          3
              * (Long.bitCount(one & RANK_8)
                  + Long.bitCount(west & RANK_8)
                  + Long.bitCount(east & RANK_8));
    for (long left = mine & pinned; left != 0; left &= left - 1) {
      long to = pinnedPawn(Long.numberOfTrailingZeros(left));
      n += Long.bitCount(to) + 3 * Long.bitCount(to & RANK_8);
    }
    if (passed != 0) n += Long.bitCount(takers());
    for (long left = knights & us & ~pinned; left != 0; left &= left - 1)
      n += Long.bitCount(Board8.knight(Long.numberOfTrailingZeros(left)) & allowed);
    for (long left = diagonal & us; left != 0; left &= left - 1)
      n += Long.bitCount(slide(left, Board8.bishop(Long.numberOfTrailingZeros(left), occupied)));
    for (long left = straight & us; left != 0; left &= left - 1)
      n += Long.bitCount(slide(left, Board8.rook(Long.numberOfTrailingZeros(left), occupied)));
    return (castling & us) == 0 ? n : n + Long.bitCount(castlings());
  }

  /** Fills the buffer with the legal moves; returns how many. */
  int list(int[] out) {
    int n = targets(out, 0, king, kingSteps(), KING);
    if (allowed == 0) return n;
    long mine = pawns & us;
    long loose = mine & ~pinned;
    long one = loose << 8 & ~occupied;
    long two = (one & RANK_3) << 8 & ~occupied & allowed;
    n = pawnsTo(out, n, one & allowed, 8, STEP);
    n = pawnsTo(out, n, two, 16, LEAP);
    n = pawnsTo(out, n, (loose & ~FILE_A) << 7 & them & allowed, 7, STEP);
    n = pawnsTo(out, n, (loose & ~FILE_H) << 9 & them & allowed, 9, STEP);
    for (long left = mine & pinned; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      for (long to = pinnedPawn(from); to != 0; to &= to - 1) {
        int by = Long.numberOfTrailingZeros(to) - from;
        n = pawnsTo(out, n, to & -to, by, by == 16 ? LEAP : STEP);
      }
    }
    if (passed != 0)
      for (long left = takers(); left != 0; left &= left - 1)
        n = targets(out, n, Long.numberOfTrailingZeros(left), passed, PASSING);
    for (long left = knights & us & ~pinned; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      n = targets(out, n, from, Board8.knight(from) & allowed, KNIGHT);
    }
    for (long left = diagonal & us; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      int as = (straight & left & -left) != 0 ? QUEEN : BISHOP;
      n = targets(out, n, from, slide(left, Board8.bishop(from, occupied)), as);
    }
    for (long left = straight & us; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      int as = (diagonal & left & -left) != 0 ? QUEEN : ROOK;
      n = targets(out, n, from, slide(left, Board8.rook(from, occupied)), as);
    }
    return (castling & us) == 0 ? n : targets(out, n, king, castlings(), CASTLE);
  }

  private static int targets(int[] out, int start, int from, long squares, int manner) {
    int n = start;
    for (long left = squares; left != 0; left &= left - 1)
      out[n++] = from | Long.numberOfTrailingZeros(left) << 6 | manner << 12;
    return n;
  }

  private static int pawnsTo(int[] out, int start, long squares, int by, int manner) {
    int n = start;
    for (long left = squares; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      int move = to - by | to << 6;
      if (to < 56) {
        out[n++] = move | manner << 12;
        continue;
      }
      out[n++] = move | (PROMOTES | QUEEN) << 12;
      out[n++] = move | (PROMOTES | ROOK) << 12;
      out[n++] = move | (PROMOTES | BISHOP) << 12;
      out[n++] = move | (PROMOTES | KNIGHT) << 12;
    }
    return n;
  }

  /** What is left of a slide of the lowest of some men: allowed, and along its pin. */
  private long slide(long men, long reach) {
    long to = reach & allowed;
    return (men & -men & pinned) == 0
        ? to
        : to & Board8.line(king, Long.numberOfTrailingZeros(men));
  }

  private long pinnedPawn(int from) {
    long pawn = 1L << from;
    long one = pawn << 8 & ~occupied;
    long two = (one & RANK_3) << 8 & ~occupied;
    return (one | two | Board8.pawn(0, from) & them) & allowed & Board8.line(king, from);
  }

  private long kingSteps() {
    long out = 0;
    long steps = Board8.king(king) & ~us & ~Board8.king(theirKing);
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

  /** Our pawns that may take in passing: two men leave one rank at once, so lines are redrawn. */
  private long takers() {
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

  private long castlings() {
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
  private void play(Plain p, int move) {
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
    king = p.theirKing ^ 56;
    theirKing = home ^ 56;
    look();
  }

  /** Adds the legal moves of a position that {@link #suits}. */
  static void moves(Position p, Choices out) {
    int[] moves = new int[256];
    int n = of(p).list(moves);
    int turn = p.turn() == Seat.FIRST ? 0 : 56;
    for (int i = 0; i < n; i++) {
      int move = moves[i];
      int as = (move >>> 12 & ~7) == PROMOTES ? move >>> 12 & 7 : 0;
      out.add(MOVE | (move & 63 ^ turn) << 16 | (move >>> 6 & 63 ^ turn) << 8 | as);
    }
  }

  /** Counts the leaves below a position that {@link #suits}, at a depth of at least 1. */
  static long perft(Position p, int depth) {
    var boards = new Plain[depth];
    var moves = new int[depth][256];
    for (int i = 0; i < depth; i++) boards[i] = new Plain();
    boards[0].set(p);
    return perft(boards, moves, 0);
  }

  private static long perft(Plain[] boards, int[][] moves, int ply) {
    Plain board = boards[ply];
    if (ply == boards.length - 1) return board.count();
    int[] list = moves[ply];
    int n = board.list(list);
    Plain next = boards[ply + 1];
    long nodes = 0;
    for (int i = 0; i < n; i++) {
      next.play(board, list[i]);
      nodes += perft(boards, moves, ply + 1);
    }
    return nodes;
  }
}
