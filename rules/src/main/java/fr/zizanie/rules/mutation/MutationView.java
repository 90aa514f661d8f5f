package fr.zizanie.rules.mutation;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
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

  /** {@return where the piece on a square could go if its side were to act, a bit each} */
  public long reach(int from) {
    Position p = position;
    if ((p.occupied() >>> from & 1) == 0) return 0;
    boolean white = ((p.white() | 1L << p.whiteKing()) >>> from & 1) != 0;
    Seat side = white ? Seat.FIRST : Seat.SECOND;
    var moves = new Choices();
    Scan.of(
            layout,
            new Position(p.white(), p.black(), p.whiteKing(), p.blackKing(), side, p.rights()))
        .list(moves);
    long out = 0;
    for (Choice move : moves.toList()) if (move.a() == from) out |= 1L << move.b();
    return out;
  }

  /** {@return how many of its fifteen pions {@code seat} has lost} */
  public int lost(Seat seat) {
    return 15 - Long.bitCount(position.pieces(seat));
  }
}
