package fr.zizanie.players.ironpond.search;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Reach;

/**
 * What a quiet position is worth, in hundredths of a pawn: pieces, where they stand, how far they
 * reach, pawns, and the safety of the royals. Cards are not looked at.
 */
public final class IronPondEvaluation {
  private static final long FILE_A = 0x0101010101010101L;

  /** By ordinal of the component; a king that is not royal is a piece like others. */
  private static final int[] VALUES = {100, 320, 290, 335, 500, 960, 300};

  private static final int[] PHASES = {0, 1, 1, 1, 2, 4, 0};
  private static final int[] PASSED = {0, 8, 12, 22, 42, 75, 120, 0};
  private static final int[] KNIGHT = {-28, -8, 6, 16};
  private static final int[] CENTRE = new int[64];

  static {
    for (int sq = 0; sq < 64; sq++) {
      int x = Math.max(3 - (sq & 7), (sq & 7) - 4);
      int y = Math.max(3 - (sq >> 3), (sq >> 3) - 4);
      CENTRE[sq] = 3 - Math.max(x, y);
    }
  }

  private final Pieces pieces;
  private final Marks marks;
  private final long blocked;
  private int opening;
  private int ending;
  private int phase;
  private int danger;
  private int hunters;

  private IronPondEvaluation(Position p) {
    pieces = p.pieces();
    marks = p.marks();
    blocked = p.blocked();
  }

  /** {@return the worth for the side to move} */
  public static int of(Position p) {
    int white = new IronPondEvaluation(p).balance();
    return (p.turn() == Seat.FIRST ? white : -white) + 8;
  }

  /** {@return what the piece on a square weighs in an exchange; a royal much more than all} */
  public static int piece(Pieces pieces, int sq) {
    if ((pieces.royals() >>> sq & 1) != 0) return 2000;
    int sum = 0;
    for (int left = pieces.components(sq); left != 0; left &= left - 1)
      sum += VALUES[Integer.numberOfTrailingZeros(left)];
    return sum;
  }

  private int balance() {
    side(Seat.FIRST);
    int open = opening;
    int end = ending;
    opening = 0;
    ending = 0;
    side(Seat.SECOND);
    open -= opening;
    end -= ending;
    int p = Math.min(24, phase);
    return (open * p + end * (24 - p)) / 24;
  }

  private void side(Seat us) {
    long own = pieces.of(us) & ~marks.neutral();
    long theirs = pieces.of(us.other()) & ~marks.neutral();
    int turn = us == Seat.FIRST ? 0 : 56;
    long prey = pieces.royals() & pieces.of(us.other());
    long zone = prey == 0 ? 0 : Board8.king(Long.numberOfTrailingZeros(prey)) | prey;
    danger = 0;
    hunters = 0;
    long common = pieces.royals();
    pawns(us, own & pieces.pawns() & ~common, theirs & pieces.pawns(), turn);
    for (long left = own & pieces.knights() & ~common; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      add(Component.KNIGHT, KNIGHT[CENTRE[sq]]);
      hunt(Board8.knight(sq) & zone, 2);
    }
    for (long left = own & pieces.camels() & ~common; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      add(Component.CAMEL, 6 * Long.bitCount(Reach.camel(sq)) - 20);
      hunt(Reach.camel(sq) & zone, 2);
    }
    long bishops = own & pieces.bishops() & ~common;
    if ((bishops & bishops - 1) != 0) both(30);
    for (long left = bishops; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      long reach = Board8.bishop(sq, blocked);
      add(Component.BISHOP, 4 * (Long.bitCount(reach & ~own) - 6));
      hunt(reach & zone, 2);
    }
    long pawns = pieces.pawns();
    for (long left = own & pieces.rooks() & ~common; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      long reach = Board8.rook(sq, blocked);
      long file = FILE_A << (sq & 7);
      int open = (file & pawns & own) != 0 ? 0 : (file & pawns) != 0 ? 9 : 18;
      add(Component.ROOK, 2 * (Long.bitCount(reach & ~own) - 6) + open);
      hunt(reach & zone, 3);
    }
    for (long left = own & pieces.queens() & ~common; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      long reach = Board8.rook(sq, blocked) | Board8.bishop(sq, blocked);
      add(Component.QUEEN, Long.bitCount(reach & ~own) - 12);
      hunt(reach & zone, 5);
    }
    for (long left = own & pieces.kings() & ~common; left != 0; left &= left - 1)
      add(Component.KING, 5 * CENTRE[Long.numberOfTrailingZeros(left)]);
    if (hunters > 1) opening += danger * danger / 3;
    if (marks.magnets() != 0) both(-15 * Long.bitCount(own & marks.frozen()));
    long royal = pieces.royals() & pieces.of(us);
    if (royal != 0) royal(Long.numberOfTrailingZeros(royal), us, own & pawns, turn);
  }

  private void add(Component component, int place) {
    phase += PHASES[component.ordinal()];
    both(VALUES[component.ordinal()] + place);
  }

  private void both(int value) {
    opening += value;
    ending += value;
  }

  private void hunt(long hit, int weight) {
    if (hit == 0) return;
    hunters++;
    danger += weight + Long.bitCount(hit) - 1;
  }

  private void royal(int sq, Seat us, long pawns, int turn) {
    int home = sq ^ turn;
    long near = Board8.king(sq);
    long ahead = Reach.ahead(us, near | 1L << sq);
    int shield =
        10 * Long.bitCount(ahead & near & pawns) + 4 * Long.bitCount(ahead & ~near & pawns);
    int file = home & 7;
    int wing = home > 7 ? -14 * (home >> 3) : file > 5 || file < 3 ? 22 : file == 4 ? 4 : -8;
    opening += shield + wing;
    ending += 9 * CENTRE[sq];
  }

  private void pawns(Seat us, long own, long theirs, int turn) {
    for (long left = own; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      int rank = (sq ^ turn) >> 3;
      int file = sq & 7;
      int middle = (file == 3 || file == 4) && rank > 1 ? 8 * Math.min(rank - 1, 2) : 0;
      opening += VALUES[0] + 2 * rank + middle;
      ending += VALUES[0] + 5 * rank;
      if (marks.reversed()) continue;
      long line = FILE_A << file;
      long beside = line | (file > 0 ? line >>> 1 : 0) | (file < 7 ? line << 1 : 0);
      long before =
          us == Seat.FIRST ? rank == 7 ? 0 : -1L << (rank + 1) * 8 : (1L << (7 - rank) * 8) - 1;
      if ((own & line & before) != 0) both(-10);
      if ((own & beside & ~line) == 0) both(-10);
      if ((theirs & beside & before) == 0) {
        opening += PASSED[rank] / 2;
        ending += PASSED[rank];
      }
    }
  }
}
