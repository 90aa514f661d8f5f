package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Reach;

/** Ways over the board that no chess piece knows (cards 10, 24, 38, 49). */
final class Rides {
  private Rides() {}

  private static final int[][] DIAGONALS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] STRAIGHTS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  /**
   * The squares that a bishop attacks when it turns by 90 degrees at every edge; in a corner its
   * way ends (R15).
   */
  static long reflected(Position p, int from) {
    long closed = p.blocked() & ~(1L << from);
    long out = 0;
    for (int[] d : DIAGONALS) {
      int dx = d[0];
      int dy = d[1];
      int at = from;
      long[] seen = new long[4];
      while (true) {
        boolean side = outside((at & 7) + dx);
        boolean top = outside((at >> 3) + dy);
        if (side && top) break;
        if (at == from && (side || top) && seen[0] + seen[1] + seen[2] + seen[3] == 0) break;
        if (side) dx = -dx;
        if (top) dy = -dy;
        int way = (dx + 1) + (dy + 1) / 2;
        if ((seen[way] >>> at & 1) != 0) break;
        seen[way] |= 1L << at;
        if (outside((at & 7) + dx) || outside((at >> 3) + dy)) break;
        at += dx + 8 * dy;
        out |= 1L << at;
        if ((closed >>> at & 1) != 0) break;
      }
    }
    return out & ~(1L << from);
  }

  private static boolean outside(int i) {
    return i < 0 || i > 7;
  }

  /**
   * The squares that a piece reaches across the seam of the a-file and the h-file: captures if
   * {@code attacking}, otherwise plain steps.
   */
  static long cylinder(Position p, int from, boolean attacking) {
    int components = p.pieces().components(from);
    long out = 0;
    if (has(components, Component.BISHOP) || has(components, Component.QUEEN))
      for (int[] d : DIAGONALS) out |= around(p, from, d[0], d[1], 8);
    if (has(components, Component.ROOK) || has(components, Component.QUEEN))
      for (int[] d : STRAIGHTS) out |= around(p, from, d[0], d[1], 8);
    if (has(components, Component.KING)) {
      for (int[] d : DIAGONALS) out |= around(p, from, d[0], d[1], 1);
      for (int[] d : STRAIGHTS) out |= around(p, from, d[0], d[1], 1);
    }
    if (has(components, Component.KNIGHT)) out |= leaps(from, 1, 2);
    if (has(components, Component.CAMEL)) out |= leaps(from, 2, 3);
    if (has(components, Component.PAWN) && attacking != p.marks().reversed()) {
      int dy = Pawns.forward(p.pieces().owner(from));
      out |= around(p, from, 1, dy, 1) | around(p, from, -1, dy, 1);
      boolean twice =
          p.marks().reversed() && (Reach.home(p.pieces().owner(from)) >>> from & 1) != 0;
      if (twice) out |= far(p, from, 1, dy) | far(p, from, -1, dy);
    }
    return out & ~(1L << from);
  }

  /** The second square of a reversed pawn's double step. */
  private static long far(Position p, int from, int dx, int dy) {
    long one = way(p, from, dx, dy, 1);
    if (one == 0 || (one & p.blocked()) != 0) return 0;
    return around(p, from, dx, dy, 2) & ~around(p, from, dx, dy, 1) & ~p.blocked();
  }

  private static boolean has(int components, Component c) {
    return (components >> c.ordinal() & 1) != 0;
  }

  /** What lies beyond the seam on one line, up to and with the first piece. */
  private static long around(Position p, int from, int dx, int dy, int most) {
    return walk(p, from, dx, dy, most, false);
  }

  private static long way(Position p, int from, int dx, int dy, int most) {
    return walk(p, from, dx, dy, most, true);
  }

  private static long walk(Position p, int from, int dx, int dy, int most, boolean all) {
    long out = 0;
    int x = from & 7;
    int y = from >> 3;
    boolean crossed = all;
    for (int i = 0; i < most; i++) {
      crossed |= outside(x + dx);
      x = x + dx & 7;
      y += dy;
      if (outside(y) || y * 8 + x == from) break;
      if (crossed) out |= 1L << y * 8 + x;
      if ((p.blocked() >>> y * 8 + x & 1) != 0) break;
    }
    return out;
  }

  private static long leaps(int from, int a, int b) {
    long out = 0;
    for (int dx = -b; dx <= b; dx++)
      for (int dy = -b; dy <= b; dy++) {
        boolean leap = dx * dx + dy * dy == a * a + b * b && dx != 0 && dy != 0;
        int x = (from & 7) + dx;
        int y = (from >> 3) + dy;
        if (leap && outside(x) && !outside(y)) out |= 1L << y * 8 + (x & 7);
      }
    return out;
  }

  /** The free squares that a line piece reaches only by passing over {@code ours}. */
  static long through(Position p, int from, long ours) {
    int components = p.pieces().components(from);
    long closed = p.blocked() & ~ours;
    long out = 0;
    if (has(components, Component.BISHOP) || has(components, Component.QUEEN))
      out |= Board8.bishop(from, closed) & ~Board8.bishop(from, p.blocked());
    if (has(components, Component.ROOK) || has(components, Component.QUEEN))
      out |= Board8.rook(from, closed) & ~Board8.rook(from, p.blocked());
    if (has(components, Component.PAWN)) {
      var owner = p.pieces().owner(from);
      boolean reversed = p.marks().reversed();
      out |=
          Reach.advances(owner, reversed, from, closed)
              & ~Reach.advances(owner, reversed, from, p.blocked());
    }
    return out & ~p.blocked();
  }

  /** The first pieces behind exactly one piece on each rank and file. */
  static long cannon(Position p, int from) {
    long out = 0;
    for (int[] d : STRAIGHTS) {
      int jumped = 0;
      for (int i = 1; ; i++) {
        int at = Pawns.step(from, d[0], d[1], i);
        if (at < 0 || (p.marks().holes() >>> at & 1) != 0) break;
        if ((p.pieces().occupied() >>> at & 1) == 0) continue;
        if (++jumped == 2) {
          out |= 1L << at;
          break;
        }
      }
    }
    return out;
  }
}
