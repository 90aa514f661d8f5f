package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;

/** Who attacks a square. */
final class Attacks {
  private Attacks() {}

  /** Those of the eligible pieces that attack a square. */
  static long attackers(Pieces pieces, boolean reversed, int sq, long blocked, long eligible) {
    long out =
        Board8.knight(sq) & pieces.knights()
            | Reach.camel(sq) & pieces.camels()
            | Board8.king(sq) & pieces.kings()
            | pawns(pieces, reversed, sq);
    long straight = straight(pieces, sq) & eligible;
    if (straight != 0) out |= Board8.rook(sq, blocked) & straight;
    long slant = slant(pieces, sq) & eligible;
    if (slant != 0) out |= Board8.bishop(sq, blocked) & slant;
    return out & eligible;
  }

  /** Those of the eligible pieces that would attack a square if nobody stood in between. */
  static long snipers(Pieces pieces, int sq, long eligible) {
    return eligible & (straight(pieces, sq) | slant(pieces, sq));
  }

  private static long straight(Pieces pieces, int sq) {
    return Plain.STRAIGHTS[sq] & (pieces.rooks() | pieces.queens());
  }

  private static long slant(Pieces pieces, int sq) {
    return Plain.DIAGONALS[sq] & (pieces.bishops() | pieces.queens());
  }

  /** The pawns that could take in passing on a square: they stand beside the one that passed it. */
  static long passing(Pieces pieces, int target) {
    return pawns(pieces, false, target) & Reach.beside(target);
  }

  /** The pawns that attack a square. */
  private static long pawns(Pieces pieces, boolean reversed, int sq) {
    long target = 1L << sq;
    long white = reversed ? Reach.ahead(Seat.SECOND, target) : Reach.aslant(Seat.SECOND, target);
    long black = reversed ? Reach.ahead(Seat.FIRST, target) : Reach.aslant(Seat.FIRST, target);
    return (white & pieces.white() | black & pieces.black()) & pieces.pawns();
  }
}
