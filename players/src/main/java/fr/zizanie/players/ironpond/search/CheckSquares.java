package fr.zizanie.players.ironpond.search;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Reach;

/**
 * The squares from which pieces of the side to move would check the other royal. Nothing is known
 * where cards have changed more than the places of pieces.
 */
record CheckSquares(boolean known, long pawn, long knight, long slants, long lines) {
  private static final CheckSquares UNKNOWN = new CheckSquares(false, 0, 0, 0, 0);
  private static final int PAWN = 1 << Component.PAWN.ordinal();
  private static final int KNIGHT = 1 << Component.KNIGHT.ordinal();
  private static final int CAMEL = 1 << Component.CAMEL.ordinal();
  private static final int BISHOP = 1 << Component.BISHOP.ordinal();
  private static final int ROOK = 1 << Component.ROOK.ordinal();
  private static final int QUEEN = 1 << Component.QUEEN.ordinal();
  private static final int KING = 1 << Component.KING.ordinal();

  static CheckSquares of(Position p) {
    Seat them = p.turn().other();
    int royal = p.royal(them);
    if (royal < 0 || !p.marks().equals(Marks.NONE)) return UNKNOWN;
    return new CheckSquares(
        (p.pieces().pawns() >>> royal & 1) == 0,
        Reach.aslant(them, 1L << royal),
        Board8.knight(royal),
        Board8.bishop(royal, p.blocked()),
        Board8.rook(royal, p.blocked()));
  }

  /** {@return whether a move may give check; if not, it doesn't} */
  boolean maybe(Position p, int code) {
    int from = code >>> 16 & 255;
    int to = code >>> 8 & 255;
    Pieces pieces = p.pieces();
    // A piece that leaves may open a line, and so may one that takes and falls into a trap.
    long opens = slants | lines;
    if (!known || (code & 255) != 0 || (opens >>> from & 1) != 0) return true;
    if ((opens & pieces.occupied() & 1L << to) != 0) return true;
    int made = pieces.components(from);
    if ((made & CAMEL) != 0 || (made & PAWN) != 0 && (p.passed() >>> to & 1) != 0) return true;
    long there = 0;
    if ((made & PAWN) != 0) there |= pawn;
    if ((made & KNIGHT) != 0) there |= knight;
    if ((made & (BISHOP | QUEEN | KING)) != 0) there |= slants;
    if ((made & (ROOK | QUEEN | KING)) != 0) there |= lines;
    return (there >>> to & 1) != 0 || (made & KING) != 0 && p.castles(from, to);
  }
}
