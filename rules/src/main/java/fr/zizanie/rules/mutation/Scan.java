package fr.zizanie.rules.mutation;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;

/**
 * The legal moves of one position (R2-R11), as target sets.
 *
 * <p>Moving a pion never changes how the others move, so checks and pins work as in chess once each
 * enemy is read by the square it stands on.
 */
final class Scan {
  private static final int MOVE = Choice.move(0, 0).code();

  private final Layout layout;
  private long us;
  private long them;
  private long occupied;
  private int king;
  private int enemyKing;
  private int side;
  private int rights;

  /**
   * Where a piece must land to parry: everywhere without check, nowhere (but the king) in double
   * check.
   */
  private long parry;

  private long pinned;

  Scan(Layout layout) {
    this.layout = layout;
  }

  static Scan of(Layout layout, Position p) {
    var scan = new Scan(layout);
    if (p.turn() == Seat.FIRST)
      scan.look(p.white(), p.black(), p.whiteKing(), p.blackKing(), 0, p.rights());
    else scan.look(p.black(), p.white(), p.blackKing(), p.whiteKing(), 1, p.rights());
    return scan;
  }

  /** Reads a position from the side to move; side 0 is White. */
  void look(long us, long them, int king, int enemyKing, int side, int rights) {
    this.us = us;
    this.them = them;
    this.king = king;
    this.enemyKing = enemyKing;
    this.side = side;
    this.rights = rights;
    occupied = us | them | 1L << king | 1L << enemyKing;
    long straight = them & layout.straight;
    long diagonal = them & layout.diagonal;
    long near =
        Board8.knight(king) & them & layout.yellow | Board8.pawn(side, king) & them & layout.white;
    pinned = 0;
    long checkers = near;
    long ways = near;
    // From the king through its own pieces: each far enemy gives check, pins, or is blocked twice.
    long snipers = Board8.rook(king, them) & straight | Board8.bishop(king, them) & diagonal;
    for (; snipers != 0; snipers &= snipers - 1) {
      int at = Long.numberOfTrailingZeros(snipers);
      long between = Board8.between(king, at);
      long blockers = between & occupied;
      if (blockers == 0) {
        checkers |= 1L << at;
        ways |= between | 1L << at;
      } else if ((blockers & blockers - 1) == 0) {
        pinned |= blockers & us;
      }
    }
    parry = checkers == 0 ? -1L : (checkers & checkers - 1) == 0 ? ways : 0;
  }

  boolean inCheck() {
    return parry != -1L;
  }

  /** {@return whether an enemy attacks a square to which our king might go} */
  boolean attacked(int at) {
    // The king itself shields nothing: it would still stand on the line after stepping back.
    long seen = occupied & ~(1L << king);
    return (Board8.knight(at) & them & layout.yellow) != 0
        || (Board8.pawn(side, at) & them & layout.white) != 0
        || (Board8.king(at) >>> enemyKing & 1) != 0
        || (Board8.rook(at, seen) & them & layout.straight) != 0
        || (Board8.bishop(at, seen) & them & layout.diagonal) != 0;
  }

  /** Where the pion on {@code from} moves, over empty squares, up to and with the first piece. */
  long reach(int from) {
    long bit = 1L << from;
    if ((layout.white & bit) != 0) return pawnReach(from, bit);
    long out = 0;
    if ((layout.yellow & bit) != 0) out = Board8.knight(from);
    if ((layout.straight & bit) != 0) out = Board8.rook(from, occupied);
    if ((layout.diagonal & bit) != 0) out |= Board8.bishop(from, occupied);
    return out;
  }

  private long pawnReach(int from, long bit) {
    long empty = ~occupied;
    long one = (side == 0 ? bit << 8 : bit >>> 8) & empty;
    long two = (side == 0 ? one << 8 : one >>> 8) & empty;
    return one | two | Board8.pawn(side, from) & them;
  }

  /** Where the pion on {@code from} may land without leaving its king in check. */
  long safe(int from) {
    return (pinned >>> from & 1) == 0 ? parry : parry & Board8.line(king, from);
  }

  private long targets(int from) {
    return reach(from) & safe(from) & (them | ~occupied);
  }

  private long kingTargets() {
    long out = 0;
    for (long left = Board8.king(king) & ~us; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      if (!attacked(to)) out |= 1L << to;
    }
    if (castles(1)) out |= 1L << king + 2;
    if (castles(-1)) out |= 1L << king - 2;
    return out;
  }

  private boolean castles(int way) {
    return entitled(way) && clear(way) && crosses(way) && !attacked(king + 2 * way);
  }

  /** {@return whether the king may still castle towards h (1) or a (-1)} */
  boolean entitled(int way) {
    return (rights >> (side == 0 ? 0 : 2) & (way > 0 ? 1 : 2)) != 0;
  }

  /** {@return whether nobody stands between the king and the pion with which it would castle} */
  boolean clear(int way) {
    return (occupied & (way > 0 ? 3L << king + 1 : 7L << king - 3)) == 0;
  }

  /** {@return whether the king would castle neither out of check nor over an attacked square} */
  boolean crosses(int way) {
    return !inCheck() && !attacked(king + way);
  }

  private long movers() {
    return parry == 0 ? 0 : us;
  }

  int count() {
    int n = Long.bitCount(kingTargets());
    for (long left = movers(); left != 0; left &= left - 1)
      n += Long.bitCount(targets(Long.numberOfTrailingZeros(left)));
    return n;
  }

  boolean any() {
    for (long left = movers(); left != 0; left &= left - 1)
      if (targets(Long.numberOfTrailingZeros(left)) != 0) return true;
    return kingTargets() != 0;
  }

  void list(Choices out) {
    list(king, kingTargets(), out);
    for (long left = movers(); left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      list(from, targets(from), out);
    }
  }

  private static void list(int from, long targets, Choices out) {
    for (long left = targets; left != 0; left &= left - 1)
      out.add(MOVE | from << 16 | Long.numberOfTrailingZeros(left) << 8);
  }

  /**
   * Counts leaves below the position of {@code scans[depth]}, the last moves from their target
   * sets.
   */
  static long perft(Scan[] scans, int depth) {
    Scan scan = scans[depth];
    if (depth == 1) return scan.count();
    long nodes = scan.below(scans, depth, scan.king, scan.kingTargets());
    for (long left = scan.movers(); left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      nodes += scan.below(scans, depth, from, scan.targets(from));
    }
    return nodes;
  }

  private long below(Scan[] scans, int depth, int from, long targets) {
    long nodes = 0;
    for (long left = targets; left != 0; left &= left - 1) {
      play(from, Long.numberOfTrailingZeros(left), scans[depth - 1]);
      nodes += perft(scans, depth - 1);
    }
    return nodes;
  }

  /** Lets {@code next} read the position after a move; must agree with {@link Position#after}. */
  private void play(int from, int to, Scan next) {
    long pieces = us;
    int moved = king;
    if (from == king) {
      pieces ^= Position.castlingPartner(from, to);
      moved = to;
    } else {
      pieces ^= 1L << from | 1L << to;
    }
    next.look(
        them & ~(1L << to), pieces, enemyKing, moved, 1 - side, Position.kept(rights, from, to));
  }
}
