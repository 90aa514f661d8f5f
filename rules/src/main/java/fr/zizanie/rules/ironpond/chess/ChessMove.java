package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Choice;

/** What a legal chess move makes of a position. */
public final class ChessMove {
  private ChessMove() {}

  /** {@return the position after a move and the end of its turn} */
  public static Position after(Position p, Choice move) {
    return displaced(p, move).turned();
  }

  /** {@return the position after a move, before the turn passes} */
  public static Position displaced(Position p, Choice move) {
    int from = move.a();
    int to = move.b();
    if (p.castles(from, to)) return castled(p, from, to);
    int victim = p.victim(from, to);
    boolean pawn = asPawn(p, from, to);
    Position taken = victim >= 0 && victim != to ? Edits.without(p, victim) : p;
    Position then = Edits.carried(taken, from, to, move.c());
    boolean jumps = pawn && !p.marks().reversed() && Math.abs(from - to) == 16;
    return new Position(
        then.pieces(),
        then.marks(),
        then.castling(),
        jumps ? 1L << (from + to) / 2 : 0,
        p.turn(),
        pawn || victim >= 0 ? 0 : p.quiet() + 1,
        p.number());
  }

  private static Position castled(Position p, int from, int to) {
    int rook = Position.castlingRook(from, to);
    int beside = (from + to) / 2;
    Pieces pieces = p.pieces();
    return new Position(
        pieces.moved(from, to).moved(rook, beside),
        p.marks().moved(from, to).moved(rook, beside),
        p.castling() & ~pieces.of(pieces.owner(from)),
        0,
        p.turn(),
        p.quiet() + 1,
        p.number());
  }

  /** Whether a move is the pawn's among the components: no other could have made it. */
  static boolean asPawn(Position p, int from, int to) {
    int components = p.pieces().components(from);
    if ((components & 1) == 0) return false;
    return components == 1 || (Reach.pieces(components, from, p.blocked()) >>> to & 1) == 0;
  }
}
