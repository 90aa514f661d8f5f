package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;

/** Who attacks a square. */
final class Attacks {
  private Attacks() {}

  /** Those of the eligible pieces that attack a square. */
  static long attackers(Pieces pieces, boolean reversed, int sq, long blocked, long eligible) {
    return eligible
        & (Board8.rook(sq, blocked) & (pieces.rooks() | pieces.queens())
            | Board8.bishop(sq, blocked) & (pieces.bishops() | pieces.queens())
            | Board8.knight(sq) & pieces.knights()
            | Reach.camel(sq) & pieces.camels()
            | Board8.king(sq) & pieces.kings()
            | pawns(pieces, reversed, sq));
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
