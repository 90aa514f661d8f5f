package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;

/**
 * The legal moves of a {@link Plain} board: counted by sets, or listed as from, to in six bits each
 * and the manner above them.
 */
final class PlainMoves {
  private static final int MOVE = Choice.move(0, 0).code();
  private static final long FILE_A = Plain.FILE_A;
  private static final long FILE_H = Plain.FILE_H;
  private static final long RANK_3 = Plain.RANK_3;
  private static final long RANK_8 = Plain.RANK_8;

  /** More than sixteen pieces can have, were they all queens. */
  private static final int MOST = 512;

  /** More than sixteen pieces can take, eight ways each, and promote. */
  private static final int MOST_NOISY = 256;

  private PlainMoves() {}

  /** Whether there is a legal move, looked for first where there is one nearly always. */
  static boolean any(Plain b) {
    long steps = (b.pawns & b.us & ~b.pinned) << 8 & ~b.occupied & b.allowed;
    return steps != 0 || count(b) != 0;
  }

  /** How many legal moves there are. */
  static int count(Plain b) {
    int n = Long.bitCount(b.kingSteps(-1L));
    if (b.allowed == 0) return n;
    long mine = b.pawns & b.us;
    long loose = mine & ~b.pinned;
    long one = loose << 8 & ~b.occupied;
    long two = (one & RANK_3) << 8 & ~b.occupied & b.allowed;
    one &= b.allowed;
    long west = (loose & ~FILE_A) << 7 & b.them & b.allowed;
    long east = (loose & ~FILE_H) << 9 & b.them & b.allowed;
    n += Long.bitCount(one) + Long.bitCount(two) + Long.bitCount(west) + Long.bitCount(east);
    if ((loose << 8 & RANK_8) != 0)
      n +=
          3
              * (Long.bitCount(one & RANK_8)
                  + Long.bitCount(west & RANK_8)
                  + Long.bitCount(east & RANK_8));
    for (long left = mine & b.pinned; left != 0; left &= left - 1) {
      long to = b.pinnedPawn(Long.numberOfTrailingZeros(left));
      n += Long.bitCount(to) + 3 * Long.bitCount(to & RANK_8);
    }
    if (b.passed != 0) n += Long.bitCount(b.takers());
    for (long left = b.knights & b.us & ~b.pinned; left != 0; left &= left - 1)
      n += Long.bitCount(Board8.knight(Long.numberOfTrailingZeros(left)) & b.allowed);
    for (long left = b.diagonal & b.us; left != 0; left &= left - 1)
      n +=
          Long.bitCount(b.slide(left, Board8.bishop(Long.numberOfTrailingZeros(left), b.occupied)));
    for (long left = b.straight & b.us; left != 0; left &= left - 1)
      n += Long.bitCount(b.slide(left, Board8.rook(Long.numberOfTrailingZeros(left), b.occupied)));
    return (b.castling & b.us) == 0 ? n : n + Long.bitCount(b.castlings());
  }

  /** Fills the buffer with the legal moves; returns how many. */
  static int list(Plain b, int[] out) {
    return list(b, out, -1L);
  }

  /** The same, but of the moves that neither take nor promote only those to some squares. */
  private static int list(Plain b, int[] out, long quiet) {
    long wanted = b.them | quiet;
    int n = targets(out, 0, b.king, b.kingSteps(wanted), Plain.KING);
    if (b.allowed == 0) return n;
    long mine = b.pawns & b.us;
    long loose = mine & ~b.pinned;
    long one = loose << 8 & ~b.occupied;
    long two = (one & RANK_3) << 8 & ~b.occupied & b.allowed;
    n = pawnsTo(out, n, one & b.allowed & (RANK_8 | quiet), 8, Plain.STEP);
    n = pawnsTo(out, n, two & quiet, 16, Plain.LEAP);
    n = pawnsTo(out, n, (loose & ~FILE_A) << 7 & b.them & b.allowed, 7, Plain.STEP);
    n = pawnsTo(out, n, (loose & ~FILE_H) << 9 & b.them & b.allowed, 9, Plain.STEP);
    for (long left = mine & b.pinned; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      for (long to = b.pinnedPawn(from) & (RANK_8 | wanted); to != 0; to &= to - 1) {
        int by = Long.numberOfTrailingZeros(to) - from;
        n = pawnsTo(out, n, to & -to, by, by == 16 ? Plain.LEAP : Plain.STEP);
      }
    }
    if (b.passed != 0)
      for (long left = b.takers(); left != 0; left &= left - 1)
        n = targets(out, n, Long.numberOfTrailingZeros(left), b.passed, Plain.PASSING);
    for (long left = b.knights & b.us & ~b.pinned; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      n = targets(out, n, from, Board8.knight(from) & b.allowed & wanted, Plain.KNIGHT);
    }
    for (long left = b.diagonal & b.us; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      int as = (b.straight & left & -left) != 0 ? Plain.QUEEN : Plain.BISHOP;
      n = targets(out, n, from, b.slide(left, Board8.bishop(from, b.occupied)) & wanted, as);
    }
    for (long left = b.straight & b.us; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      int as = (b.diagonal & left & -left) != 0 ? Plain.QUEEN : Plain.ROOK;
      n = targets(out, n, from, b.slide(left, Board8.rook(from, b.occupied)) & wanted, as);
    }
    if (quiet == 0 || (b.castling & b.us) == 0) return n;
    return targets(out, n, b.king, b.castlings() & quiet, Plain.CASTLE);
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
      out[n++] = move | (Plain.PROMOTES | Plain.QUEEN) << 12;
      out[n++] = move | (Plain.PROMOTES | Plain.ROOK) << 12;
      out[n++] = move | (Plain.PROMOTES | Plain.BISHOP) << 12;
      out[n++] = move | (Plain.PROMOTES | Plain.KNIGHT) << 12;
    }
    return n;
  }

  /** Adds the legal moves of a position that {@link Plain#suits}. */
  static void moves(Position p, Choices out) {
    Plain board = Plain.of(p);
    int[] moves = new int[count(board)];
    add(moves, list(board, moves), p, out);
  }

  /** Adds the legal moves that take or promote, of a position that {@link Plain#suits}. */
  static void noisy(Position p, Choices out) {
    int[] moves = new int[MOST_NOISY];
    add(moves, list(Plain.of(p), moves, 0), p, out);
  }

  private static void add(int[] moves, int n, Position p, Choices out) {
    int turn = p.turn() == Seat.FIRST ? 0 : 56;
    for (int i = 0; i < n; i++) {
      int move = moves[i];
      int as = (move >>> 12 & ~7) == Plain.PROMOTES ? move >>> 12 & 7 : 0;
      out.add(MOVE | (move & 63 ^ turn) << 16 | (move >>> 6 & 63 ^ turn) << 8 | as);
    }
  }

  /** Counts the leaves below a position that {@link Plain#suits}, at a depth of at least 1. */
  static long perft(Position p, int depth) {
    var boards = new Plain[depth];
    var moves = new int[depth][MOST];
    boards[0] = Plain.of(p);
    for (int i = 1; i < depth; i++) boards[i] = new Plain();
    return perft(boards, moves, 0);
  }

  private static long perft(Plain[] boards, int[][] moves, int ply) {
    Plain board = boards[ply];
    if (ply == boards.length - 1) return count(board);
    int[] list = moves[ply];
    int n = list(board, list);
    Plain next = boards[ply + 1];
    long nodes = 0;
    for (int i = 0; i < n; i++) {
      next.play(board, list[i]);
      nodes += perft(boards, moves, ply + 1);
    }
    return nodes;
  }
}
