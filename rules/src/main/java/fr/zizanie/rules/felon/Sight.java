package fr.zizanie.rules.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;

/**
 * What the king of the side to move sees: who gives check, who is pinned, where he may not go (Le
 * Félon, 2.8).
 *
 * <p>Only roi, dame, bouffon, écuyer and garde attack a king; all others just stand in the way.
 */
final class Sight {
  /** By man: the directions in which it attacks far, as bits. */
  private static final int[] KNIGHTLY = lines(false);

  private static final int[] ROOKISH = lines(true);
  private static final int[] NOT_ASKED = {};
  private static final int STRAIGHT = 0x0f;
  private static final int DIAGONAL = 0xf0;

  final Setting setting;
  final byte[] cells;

  /** The bits of our men and of theirs. */
  final int us;

  final int them;
  final int king;
  final int enemyKing;

  /** What a step ahead adds for us. */
  final int ahead;

  private final int[] lines;

  /** The first occupied cell, or wall, in each direction from the king. */
  private final int[] first = new int[8];

  /** The directions whose first man is ours and pinned. */
  private int pins;

  /** How many of them may attack from far, and where they stand once somebody asked. */
  private final int far;

  private int[] archers = NOT_ASKED;

  private int checks;
  private int checker;

  Sight(Position p, Seat seat, Setting setting) {
    this.setting = setting;
    cells = p.cells;
    us = Man.colour(seat);
    them = us ^ Man.COLOURS;
    king = p.king(seat);
    enemyKing = p.king(seat.other());
    ahead = Position.forward(seat);
    lines = lines(setting);
    far = p.far(seat.other());
    look();
  }

  private static int[] lines(boolean rook) {
    int[] out = new int[Man.WALL + 1];
    for (int colour : new int[] {Man.YELLOW, Man.RED}) {
      out[Man.DAME | colour] = STRAIGHT | DIAGONAL;
      out[Man.BOUFFON | colour] = DIAGONAL;
      out[Man.ECUYER | colour] = rook ? STRAIGHT : 0;
    }
    return out;
  }

  private static int[] lines(Setting setting) {
    return setting.rook() ? ROOKISH : KNIGHTLY;
  }

  private void look() {
    for (int d = 0; d < 8; d++) {
      int step = Board13.step(d);
      int at = king + step;
      while (cells[at] == Man.NOBODY) at += step;
      first[d] = at;
      int man = cells[at];
      if ((man & them) != 0) {
        if ((lines[man] >> d & 1) != 0) checkedBy(at);
      } else if ((man & us) != 0) {
        int next = at + step;
        while (cells[next] == Man.NOBODY) next += step;
        int behind = cells[next];
        if ((behind & them) != 0 && (lines[behind] >> d & 1) != 0) pins |= 1 << d;
      }
    }
    if (!setting.rook())
      for (int i = 0; i < 8; i++) {
        int at = king + Board13.leap(i);
        if (cells[at] == (Man.ECUYER | them)) checkedBy(at);
      }
    for (int side = -1; side <= 1; side += 2) {
      if (cells[king + ahead + side] == (Man.GARDE | them)) checkedBy(king + ahead + side);
      if (cells[king - ahead + side] == (Man.RETOUR | them)) checkedBy(king - ahead + side);
    }
  }

  private void checkedBy(int at) {
    checks++;
    checker = at;
  }

  boolean inCheck() {
    return checks > 0;
  }

  /** {@return the direction in which our man on a cell is pinned, or -1} */
  int pin(int cell) {
    if (pins == 0) return -1;
    int d = Board13.direction(king, cell);
    return d >= 0 && (pins >> d & 1) != 0 && first[d] == cell ? d : -1;
  }

  /** {@return whether one of us who lands on {@code cell} leaves no check standing} */
  boolean parries(int cell) {
    if (checks == 0) return true;
    if (checks > 1) return false;
    if (cell == checker) return true;
    int d = Board13.direction(king, checker);
    return d >= 0
        && (lines[cells[checker]] >> d & 1) != 0
        && Board13.direction(king, cell) == d
        && Board13.distance(king, cell) < Board13.distance(king, checker);
  }

  /** {@return whether no check stands once the man on {@code cell} is led away by a swap} */
  boolean removes(int cell) {
    return checks == 0 || checks == 1 && checker == cell;
  }

  /**
   * {@return whether an enemy man would attack our king from {@code cell}, where one of our men
   * stands now}
   */
  boolean hits(int man, int cell) {
    int type = Man.type(man);
    if (type == Man.ROI) return Board13.distance(king, cell) == 1;
    if (type == Man.GARDE) return beside(cell, king + ahead);
    if (type == Man.RETOUR) return beside(cell, king - ahead);
    if (type == Man.ECUYER && !setting.rook()) return leaps(cell, king);
    int d = Board13.direction(king, cell);
    return d >= 0 && (lines[man] >> d & 1) != 0 && first[d] == cell;
  }

  private static boolean beside(int cell, int at) {
    return cell == at - 1 || cell == at + 1;
  }

  /** Two steps apart and on no line: a knight's leap. */
  private static boolean leaps(int from, int to) {
    return Board13.distance(from, to) == 2 && Board13.direction(from, to) < 0;
  }

  /**
   * {@return whether our king would stand attacked on {@code at} if {@code gone} and {@code taken}
   * were empty and a harmless man stood on {@code filled}; 0 for none of them}
   */
  boolean attacked(int at, int gone, int taken, int filled) {
    return Board13.distance(at, enemyKing) <= 1
        || far > 0 && attackedFar(at, gone, taken, filled)
        || attackedNear(at, taken, filled);
  }

  // They are few, so it is quicker to ask each than to look around.
  private boolean attackedFar(int at, int gone, int taken, int filled) {
    if (archers.length == 0) archers = archers();
    for (int from : archers) {
      if (from == filled) continue;
      int lines = this.lines[cells[from]];
      if (lines == 0) {
        if (leaps(from, at)) return true;
        continue;
      }
      int d = Board13.direction(from, at);
      if (d < 0 || (lines >> d & 1) == 0) continue;
      int step = Board13.step(d);
      int to = from + step;
      while (to != at && to != filled && (cells[to] == Man.NOBODY || to == gone || to == taken))
        to += step;
      if (to == at) return true;
    }
    return false;
  }

  private int[] archers() {
    int[] found = new int[far];
    int count = 0;
    for (int base = Eight.FIRST; count < far; base += 8)
      for (long men = Eight.of(cells, base, them); men != 0; men &= men - 1) {
        int at = base + Eight.place(men);
        if (Man.far(cells[at])) found[count++] = at;
      }
    return found;
  }

  private boolean attackedNear(int at, int taken, int filled) {
    for (int side = -1; side <= 1; side += 2) {
      if (garde(at + ahead + side, Man.GARDE, taken, filled)
          || garde(at - ahead + side, Man.RETOUR, taken, filled)) return true;
    }
    return false;
  }

  private boolean garde(int from, int type, int taken, int filled) {
    return cells[from] == (type | them) && from != taken && from != filled;
  }
}
