package fr.zizanie.rules.mutation;

import fr.zizanie.rules.board.Board8;

/** A displacement that somebody tries. */
record Attempt(Layout layout, Position position, Scan scan, int from, int to) {
  boolean occupied() {
    return (position.occupied() >>> from & 1) != 0;
  }

  boolean own(int square) {
    return (position.pieces(position.turn()) >>> square & 1) != 0 || square == king();
  }

  boolean takesKing() {
    return to == position.king(position.turn().other());
  }

  int king() {
    return position.king(position.turn());
  }

  boolean reaches() {
    return (scan.reach(from) >>> to & 1) != 0;
  }

  /** Whether a pion of that mode moves. */
  boolean is(Mode mode) {
    return layout.mode(from) == mode;
  }

  /** The way of a runner on an empty board. */
  long run() {
    return switch (layout.mode(from)) {
      case BISHOP -> Board8.bishop(from, 0);
      case ROOK -> Board8.rook(from, 0);
      case QUEEN -> Board8.bishop(from, 0) | Board8.rook(from, 0);
      case KNIGHT, PAWN -> 0;
    };
  }

  boolean runs() {
    return (run() >>> to & 1) != 0;
  }

  /** One square diagonally ahead, as a pion on white captures. */
  boolean aslant() {
    return (Board8.pawn(position.turn().ordinal(), from) >>> to & 1) != 0;
  }

  /** Two squares straight ahead. */
  boolean twice() {
    return to - from == (position.turn().ordinal() == 0 ? 16 : -16);
  }

  boolean castles() {
    return from == king() && from % 8 == 4 && Math.abs(from - to) == 2;
  }

  /** Towards h or towards a. */
  int way() {
    return Integer.signum(to - from);
  }
}
