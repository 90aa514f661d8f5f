package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Reach;
import java.util.ArrayList;
import java.util.List;

/** Ways over the board that no chess piece knows (cards 10, 24, 38, 49). */
final class Rides {
  private Rides() {}

  private static final int[][] DIAGONALS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] STRAIGHTS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  /** For each square the four ways of a reflected bishop, square by square. */
  private static final int[][][] REFLECTED = new int[64][4][];

  static {
    for (int from = 0; from < 64; from++)
      for (int way = 0; way < 4; way++)
        REFLECTED[from][way] =
            reflected(from, DIAGONALS[way][0], DIAGONALS[way][1]).stream()
                .mapToInt(Integer::intValue)
                .toArray();
  }

  private static List<Integer> reflected(int from, int sideways, int forward) {
    int dx = sideways;
    int dy = forward;
    int at = from;
    long[] seen = new long[4];
    var out = new ArrayList<Integer>();
    while (true) {
      boolean side = outside((at & 7) + dx);
      boolean top = outside((at >> 3) + dy);
      if (side && top || at == from && (side || top) && out.isEmpty()) return out;
      if (side) dx = -dx;
      if (top) dy = -dy;
      int way = (dx + 1) + (dy + 1) / 2;
      if ((seen[way] >>> at & 1) != 0) return out;
      seen[way] |= 1L << at;
      if (outside((at & 7) + dx) || outside((at >> 3) + dy)) return out;
      at += dx + 8 * dy;
      out.add(at);
    }
  }

  /**
   * The squares that a bishop attacks when it turns by 90 degrees at every edge; in a corner its
   * way ends (R15).
   */
  static long reflected(Position p, int from) {
    long closed = p.blocked() & ~(1L << from);
    long out = 0;
    for (int[] way : REFLECTED[from])
      for (int at : way) {
        out |= 1L << at;
        if ((closed >>> at & 1) != 0) break;
      }
    return out & ~(1L << from);
  }

  private static boolean outside(int i) {
    return i < 0 || i > 7;
  }

  /**
   * The squares to which a piece goes across the seam of the a-file and the h-file, where it may
   * capture {@code victims}.
   */
  static long cylinder(Position p, int from, long victims) {
    int components = p.pieces().components(from);
    long free = ~p.blocked();
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
    out &= victims | free;
    if (has(components, Component.PAWN)) {
      int dy = Pawns.forward(p.pieces().owner(from));
      boolean reversed = p.marks().reversed();
      long aslant = around(p, from, 1, dy, 1) | around(p, from, -1, dy, 1);
      out |= aslant & (reversed ? free : victims);
      if (reversed && (Reach.home(p.pieces().owner(from)) >>> from & 1) != 0)
        out |= (far(p, from, 1, dy) | far(p, from, -1, dy)) & free;
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
