package fr.zizanie.players.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.felon.board.Kind;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;

/** Judges positions of Le Félon in hundredths of a garde: Yellow's features less Red's. */
final class Features {
  /** The worth of a piece by kind, in hundredths of a garde. */
  private static final int[] WORTH = {100, 90, 350, 430, 1200, 0, 260, 300, 280, 650};

  /** The worth of one square to go to, by kind. */
  private static final int[] WAY = {0, 0, 6, 5, 3, 0, 1, 1, 1, 3};

  /** The worth of a look at a square beside the enemy king, by kind. */
  private static final int[] SIEGE = {6, 6, 14, 12, 20, 0, 0, 3, 0, 0};

  /** The gain of a garde on each rank from its owner's first; at the end it changes sides. */
  private static final int[] ADVANCE = {0, 0, 0, 2, 6, 10, 14, 18, 20, 16, 4, -20, -60};

  private static final int SIEGE_SQUARED = 300;
  private static final int SHELTER = 10;
  private static final int COURTISANE_NEAR = 14;

  /** A courtisane that could lead its king away. */
  private static final int RESCUE = 22;

  /** A valet that could drag the enemy king along. */
  private static final int DRAG = 18;

  private static final int ON_ORANGE = 14;

  /** A piece beside its own side's félon on orange. */
  private static final int EXPOSED = 6;

  private static final int TEMPO = 14;

  /**
   * The help of a piece to mate, by kind. Gardes never become dames, so few pieces can mate in the
   * end.
   */
  private static final int[] FORCE = {1, 1, 4, 4, 20, 0, 0, 0, 0, 0};

  /** With less force than this, a lead counts half. */
  private static final int ENOUGH = 14;

  /** Pieces on the board below which a side that is well ahead hunts the other king. */
  private static final int FEW = 26;

  private static final int AHEAD = 400;

  /** The worth of each step of a hunted king from the middle. */
  private static final int CORNERED = 12;

  /** The worth of each step by which the hunting king is nearer. */
  private static final int NEAR = 6;

  private static final int HORSE = Kind.ECUYER.ordinal();

  private final Setting setting;
  private final int[] siege = new int[2];
  private final int[] force = new int[2];

  Features(Setting setting) {
    this.setting = setting;
  }

  static int worth(Kind kind) {
    return WORTH[kind.ordinal()];
  }

  /** {@return the value in hundredths of a garde, positive when good for Yellow} */
  int value(Position p) {
    siege[0] = 0;
    siege[1] = 0;
    force[0] = 0;
    force[1] = 0;
    int sum = p.turn() == Seat.FIRST ? TEMPO : -TEMPO;
    int pieces = 0;
    for (int at = Board13.FIRST; at <= Board13.LAST; at++) {
      int piece = p.at(at);
      if (!Piece.is(piece)) continue;
      pieces++;
      Seat seat = Piece.seat(piece);
      Kind kind = Piece.kind(piece);
      force[seat.ordinal()] += FORCE[kind.ordinal()];
      int value = piece(p, at, kind, seat);
      sum += seat == Seat.FIRST ? value : -value;
    }
    sum += king(p, Seat.FIRST) - king(p, Seat.SECOND);
    if (force[sum > 0 ? 0 : 1] < ENOUGH) sum /= 2;
    if (pieces < FEW && sum > AHEAD) return sum + hunt(p, Seat.SECOND, pieces);
    return pieces < FEW && sum < -AHEAD ? sum - hunt(p, Seat.FIRST, pieces) : sum;
  }

  /** The worth of driving the king of {@code seat} away, which grows as pieces go. */
  private static int hunt(Position p, Seat seat, int pieces) {
    int at = p.king(seat);
    int middle = Board13.cell(Board13.SIZE / 2, Board13.SIZE / 2 + 1);
    int near = Board13.SIZE - Board13.distance(at, p.king(seat.other()));
    return (CORNERED * Board13.distance(at, middle) + NEAR * near) * (FEW - pieces) / FEW;
  }

  private int piece(Position p, int at, Kind kind, Seat seat) {
    return WORTH[kind.ordinal()]
        + switch (kind) {
          case GARDE, RETOUR -> garde(p, at, kind, seat);
          case ROI -> 0;
          case ECUYER -> setting.rook() ? lines(p, at, kind, seat, 0, 4) : leaps(p, at, seat);
          case BOUFFON -> lines(p, at, kind, seat, 4, 8);
          case FELON -> lines(p, at, kind, seat, 0, 8) - exposure(p, at, seat);
          case DAME, COURTISANE, VALET, MINISTRE -> lines(p, at, kind, seat, 0, 8);
        };
  }

  private int garde(Position p, int at, Kind kind, Seat seat) {
    int king = p.king(seat.other());
    int ahead = (seat == Seat.FIRST) == (kind == Kind.GARDE) ? Board13.RANK : -Board13.RANK;
    int rank = seat == Seat.FIRST ? Board13.rank(at) : Board13.SIZE + 1 - Board13.rank(at);
    if (Board13.distance(at + ahead, king) <= 1) siege[seat.ordinal()] += SIEGE[kind.ordinal()];
    return setting.returning() ? 0 : ADVANCE[rank - 1];
  }

  private int leaps(Position p, int at, Seat seat) {
    int king = p.king(seat.other());
    int ways = 0;
    for (int i = 0; i < 8; i++) {
      int to = at + Board13.leap(i);
      int met = p.at(to);
      if (met == Piece.WALL || Piece.is(met) && Piece.seat(met) == seat) continue;
      ways++;
      if (Board13.distance(to, king) <= 1) siege[seat.ordinal()] += SIEGE[HORSE];
    }
    return ways * WAY[HORSE];
  }

  private int lines(Position p, int at, Kind kind, Seat seat, int first, int end) {
    int king = p.king(seat.other());
    int ways = 0;
    int looks = 0;
    int special = 0;
    for (int d = first; d < end; d++) {
      int step = Board13.step(d);
      int to = at + step;
      boolean beside = false;
      for (; p.at(to) == Piece.NOBODY; to += step) {
        ways++;
        beside |= Board13.distance(to, king) <= 1;
      }
      if (p.at(to) != Piece.WALL) {
        beside |= Board13.distance(to, king) <= 1;
        special += met(p, kind, seat, to);
      }
      if (beside) looks++;
    }
    siege[seat.ordinal()] += looks * SIEGE[kind.ordinal()];
    return ways * WAY[kind.ordinal()] + special;
  }

  private static int met(Position p, Kind kind, Seat seat, int to) {
    if (kind == Kind.COURTISANE) return to == p.king(seat) ? RESCUE : 0;
    return kind == Kind.VALET && to == p.king(seat.other()) ? DRAG : 0;
  }

  /** The risk of a félon on orange. */
  private int exposure(Position p, int at, Seat seat) {
    if (!setting.orange(at)) return 0;
    int cost = ON_ORANGE;
    for (int d = 0; d < 8; d++) {
      int piece = p.at(at + Board13.step(d));
      if (Piece.is(piece) && Piece.seat(piece) == seat && Piece.kind(piece) != Kind.ROI)
        cost += EXPOSED;
    }
    return cost;
  }

  private int king(Position p, Seat seat) {
    int at = p.king(seat);
    int value = 0;
    for (int d = 0; d < 8; d++) {
      int piece = p.at(at + Board13.step(d));
      if (!Piece.is(piece) || Piece.seat(piece) != seat) continue;
      value += Piece.kind(piece) == Kind.COURTISANE ? SHELTER + COURTISANE_NEAR : SHELTER;
    }
    int danger = siege[seat.other().ordinal()];
    return value - danger - danger * danger / SIEGE_SQUARED;
  }
}
