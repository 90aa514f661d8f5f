package fr.zizanie.players.mutation;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.mutation.Layout;
import fr.zizanie.rules.mutation.Mode;
import fr.zizanie.rules.mutation.Position;
import java.util.Arrays;

/** Counts the {@linkplain Feature features} of positions on one board; for one thread. */
final class Features {
  static final int SIZE = Feature.values().length;

  private final long white;
  private final long yellow;
  private final long blue;
  private final long red;
  private final long black;

  /** The mode of each square. */
  private final Mode[] modes = new Mode[64];

  private final int[] counts = new int[SIZE];

  /** Where the piece of a square could capture. */
  private final long[] attacks = new long[64];

  Features(Layout layout) {
    long[] of = new long[Mode.values().length];
    for (int sq = 0; sq < 64; sq++) {
      modes[sq] = layout.mode(sq);
      of[modes[sq].ordinal()] |= 1L << sq;
    }
    white = of[Mode.PAWN.ordinal()];
    yellow = of[Mode.KNIGHT.ordinal()];
    blue = of[Mode.BISHOP.ordinal()];
    red = of[Mode.ROOK.ordinal()];
    black = of[Mode.QUEEN.ordinal()];
  }

  /** {@return whether the king of the seat to act is attacked} */
  boolean inCheck(Position p) {
    Seat us = p.turn();
    int king = p.king(us);
    long them = p.pieces(us.other());
    long occupied = p.occupied();
    return (Board8.knight(king) & them & yellow) != 0
        || (Board8.pawn(us.ordinal(), king) & them & white) != 0
        || (Board8.rook(king, occupied) & them & (red | black)) != 0
        || (Board8.bishop(king, occupied) & them & (blue | black)) != 0;
  }

  /** {@return White's counts less Black's, by ordinal; the same array every time} */
  int[] count(Position p) {
    Arrays.fill(counts, 0);
    long occupied = p.occupied();
    long byWhite = attacks(p.white(), p.whiteKing(), 0, occupied);
    long byBlack = attacks(p.black(), p.blackKing(), 1, occupied);
    pieces(p, Seat.FIRST, byWhite, byBlack, occupied);
    pieces(p, Seat.SECOND, byBlack, byWhite, occupied);
    king(p, Seat.FIRST, byWhite, byBlack, occupied);
    king(p, Seat.SECOND, byBlack, byWhite, occupied);
    add(Feature.CASTLING, Integer.signum(p.rights() & 3) - Integer.signum(p.rights() >> 2));
    add(Feature.TEMPO, p.turn() == Seat.FIRST ? 1 : -1);
    return counts;
  }

  private void add(Feature feature, int n) {
    counts[feature.ordinal()] += n;
  }

  private long attacks(long pieces, int king, int side, long occupied) {
    long all = Board8.king(king);
    for (long left = pieces; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      long attacked = attacks(sq, side, occupied);
      attacks[sq] = attacked;
      all |= attacked;
    }
    return all;
  }

  private long attacks(int sq, int side, long occupied) {
    return switch (modes[sq]) {
      case PAWN -> Board8.pawn(side, sq);
      case KNIGHT -> Board8.knight(sq);
      case BISHOP -> Board8.bishop(sq, occupied);
      case ROOK -> Board8.rook(sq, occupied);
      case QUEEN -> Board8.rook(sq, occupied) | Board8.bishop(sq, occupied);
    };
  }

  private void pieces(Position p, Seat seat, long ours, long theirs, long occupied) {
    int sign = sign(seat);
    long us = p.pieces(seat);
    long them = p.pieces(seat.other());
    int enemyKing = p.king(seat.other());
    long free = ~(us | 1L << p.king(seat) | 1L << enemyKing);
    long ring = Board8.king(enemyKing) | 1L << enemyKing;
    int besiegers = 0;
    for (long left = us; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      long attacked = attacks[sq];
      Mode mode = modes[sq];
      long ways =
          mode == Mode.PAWN
              ? steps(left & -left, seat, occupied) | attacked & them
              : attacked & free;
      counts[mode.ordinal()] += sign;
      counts[Feature.PAWN_WAYS.ordinal() + mode.ordinal()] += sign * Long.bitCount(ways);
      if ((attacked & ring) != 0) besiegers++;
      if ((ways & ~theirs & black) != 0 && mode != Mode.QUEEN) add(Feature.QUEEN_NEXT, sign);
    }
    add(Feature.BESIEGERS, sign * besiegers);
    add(Feature.SIEGE, sign * besiegers * besiegers);
    add(Feature.LOOSE, sign * Long.bitCount(us & theirs & ~ours));
    add(Feature.QUEEN_ATTACKED, sign * Long.bitCount(us & theirs & black));
    add(Feature.THREATS, sign * Long.bitCount(them & ours));
  }

  private void king(Position p, Seat seat, long ours, long theirs, long occupied) {
    int sign = sign(seat);
    long us = p.pieces(seat);
    int king = p.king(seat);
    int enemyKing = p.king(seat.other());
    long beside = Board8.king(king);
    long lines = Board8.rook(king, occupied) | Board8.bishop(king, occupied);
    add(Feature.SHELTER, sign * Long.bitCount(beside & us));
    add(Feature.RING, sign * Long.bitCount(Board8.king(enemyKing) & ours));
    add(Feature.EXPOSED, sign * Long.bitCount(lines & ~us));
    add(Feature.ESCAPES, sign * Long.bitCount(beside & ~us & ~theirs));
    add(Feature.KING_ASIDE, sign * aside(king));
    if (p.pieces(seat.other()) == 0) add(Feature.HUNT, sign * steps(king, enemyKing));
  }

  private static int sign(Seat seat) {
    return seat == Seat.FIRST ? 1 : -1;
  }

  private static long steps(long bit, Seat seat, long occupied) {
    long one = ahead(bit, seat) & ~occupied;
    return one | ahead(one, seat) & ~occupied;
  }

  private static long ahead(long bits, Seat seat) {
    return seat == Seat.FIRST ? bits << 8 : bits >>> 8;
  }

  private static int aside(int sq) {
    return Math.max(Math.abs((sq & 7) * 2 - 7), Math.abs((sq >> 3) * 2 - 7)) / 2;
  }

  private static int steps(int a, int b) {
    return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
  }
}
