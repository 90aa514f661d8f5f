package fr.zizanie.rules.mutation;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;

/**
 * What everybody sees of a game of Chess Mutation: all of it.
 *
 * @param quiet plies since the last capture
 */
public record MutationView(
    Layout layout, Position position, int quiet, int number, Past past, Turn turn) {
  /** {@return whether the king of {@code seat} stands attacked} */
  public boolean inCheck(Seat seat) {
    Position p = position;
    return Scan.of(
            layout, new Position(p.white(), p.black(), p.whiteKing(), p.blackKing(), seat, 0))
        .inCheck();
  }

  /** {@return how many of its fifteen pions {@code seat} has lost} */
  public int lost(Seat seat) {
    return 15 - Long.bitCount(position.pieces(seat));
  }
}
