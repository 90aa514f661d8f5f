package fr.zizanie.rules.felon.moves;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.felon.board.Eight;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;

/**
 * What the king of the side to move sees: who gives check, who is pinned, where it may not go (Le
 * Félon, 2.8).
 *
 * <p>Only roi, dame, bouffon, écuyer and garde attack a king; all others just stand in the way.
 */
public final class Sight {
  /** By piece: the directions in which it attacks far, as bits. */
  private static final int[] KNIGHTLY = lines(false);

  private static final int[] ROOKISH = lines(true);
  private static final int[] NOBODY = {};
  private static final int STRAIGHT = 0x0f;
  private static final int DIAGONAL = 0xf0;

  final Setting setting;
  final byte[] cells;

  /** The bits of our pieces and of theirs. */
  final int us;

  final int them;
  final int king;
  final int enemyKing;

  /** What a step ahead adds for us. */
  final int ahead;

  private final int[] lines;

  /** Where those of them stand who may attack from far. */
  private final int[] archers;

  /** The directions from the king whose first piece is ours and pinned. */
  private int pins;

  private int checks;
  private int checker;

  /** Whether nobody is seen to attack. */
  private final boolean blind;

  /** What the king of a seat sees in a position. */
  public Sight(Position p, Seat seat, Setting setting) {
    this(p, seat, setting, false);
  }

  /** {@return a sight that sees no attack, to learn how pieces move if no king mattered} */
  static Sight blind(Position p, Seat seat, Setting setting) {
    return new Sight(p, seat, setting, true);
  }

  private Sight(Position p, Seat seat, Setting setting, boolean blind) {
    this.blind = blind;
    this.setting = setting;
    cells = p.cells;
    us = Piece.colour(seat);
    them = us ^ Piece.COLOURS;
    king = p.king(seat);
    enemyKing = p.king(seat.other());
    ahead = Position.forward(seat);
    lines = lines(setting);
    int far = p.far(seat.other());
    archers = far == 0 || blind ? NOBODY : archers(far);
    if (blind) return;
    for (int at : archers) look(at);
    lookNear();
  }

  private static int[] lines(boolean rook) {
    int[] out = new int[Piece.WALL + 1];
    for (int colour : new int[] {Piece.YELLOW, Piece.RED}) {
      out[Piece.DAME | colour] = STRAIGHT | DIAGONAL;
      out[Piece.BOUFFON | colour] = DIAGONAL;
      out[Piece.ECUYER | colour] = rook ? STRAIGHT : 0;
    }
    return out;
  }

  private static int[] lines(Setting setting) {
    return setting.rook() ? ROOKISH : KNIGHTLY;
  }

  /** Whether the piece on a cell, who may attack from far, gives check or pins one of us. */
  private void look(int archer) {
    int way = lines[cells[archer]];
    int d = Board13.direction(king, archer);
    if (way == 0 && leaps(archer, king)) checkedBy(archer);
    if (d < 0 || (way >> d & 1) == 0) return;
    int at = met(king, d);
    if (at == archer) checkedBy(archer);
    else if ((cells[at] & us) != 0 && met(at, d) == archer) pins |= 1 << d;
  }

  /** {@return the first occupied cell, or wall, in a direction} */
  private int met(int from, int d) {
    int step = Board13.step(d);
    int at = from + step;
    while (cells[at] == Piece.NOBODY) at += step;
    return at;
  }

  private void lookNear() {
    for (int side = -1; side <= 1; side += 2) {
      if (cells[king + ahead + side] == (Piece.GARDE | them)) checkedBy(king + ahead + side);
      if (cells[king - ahead + side] == (Piece.RETOUR | them)) checkedBy(king - ahead + side);
    }
  }

  private void checkedBy(int at) {
    checks++;
    checker = at;
  }

  /** {@return whether the king is attacked} */
  public boolean inCheck() {
    return checks > 0;
  }

  /** {@return the direction in which our piece on a cell is pinned, or -1} */
  int pin(int cell) {
    if (pins == 0) return -1;
    int d = Board13.direction(king, cell);
    return d >= 0 && (pins >> d & 1) != 0 && met(king, d) == cell ? d : -1;
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

  /** {@return whether no check stands once the piece on {@code cell} is led away by a swap} */
  boolean removes(int cell) {
    return checks == 0 || checks == 1 && checker == cell;
  }

  /**
   * {@return whether an enemy piece would attack our king from {@code cell}, where one of our
   * pieces stands now}
   */
  boolean hits(int piece, int cell) {
    if (blind) return false;
    int type = Piece.type(piece);
    if (type == Piece.ROI) return Board13.distance(king, cell) == 1;
    if (type == Piece.GARDE) return beside(cell, king + ahead);
    if (type == Piece.RETOUR) return beside(cell, king - ahead);
    if (type == Piece.ECUYER && !setting.rook()) return leaps(cell, king);
    int d = Board13.direction(king, cell);
    return d >= 0 && (lines[piece] >> d & 1) != 0 && met(king, d) == cell;
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
   * were empty and a harmless piece stood on {@code filled}; 0 for none of them}
   */
  boolean attacked(int at, int gone, int taken, int filled) {
    return !blind
        && (Board13.distance(at, enemyKing) <= 1
            || attackedFar(at, gone, taken, filled)
            || attackedNear(at, taken, filled));
  }

  // They are few, so it is quicker to ask each than to look around.
  private boolean attackedFar(int at, int gone, int taken, int filled) {
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
      while (to != at && to != filled && (cells[to] == Piece.NOBODY || to == gone || to == taken))
        to += step;
      if (to == at) return true;
    }
    return false;
  }

  private int[] archers(int far) {
    int[] found = new int[far];
    int count = 0;
    for (int base = Eight.FIRST; count < far; base += 8)
      for (long pieces = Eight.of(cells, base, them); pieces != 0; pieces &= pieces - 1) {
        int at = base + Eight.place(pieces);
        if (Piece.far(cells[at])) found[count++] = at;
      }
    return found;
  }

  private boolean attackedNear(int at, int taken, int filled) {
    for (int side = -1; side <= 1; side += 2) {
      if (garde(at + ahead + side, Piece.GARDE, taken, filled)
          || garde(at - ahead + side, Piece.RETOUR, taken, filled)) return true;
    }
    return false;
  }

  private boolean garde(int from, int type, int taken, int filled) {
    return cells[from] == (type | them) && from != taken && from != filled;
  }
}
