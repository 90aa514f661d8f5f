package fr.zizanie.players.ironpond.search;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;

/**
 * Judges a quiet position in hundredths of a pawn: pieces, their squares and reach, pawns, and the
 * safety of the royals. It doesn't look at cards.
 */
public final class IronPondEvaluation {
  /** The weight of all officers of both sides at the start. */
  private static final int FULL = 24;

  /** A side without a pawn wins only with at least this lead. */
  private static final int MATING = 450;

  private IronPondEvaluation() {}

  /** {@return the value for the side to move} */
  public static int of(Position p) {
    var white = new Army(p, Seat.FIRST);
    var black = new Army(p, Seat.SECOND);
    white.stand(black);
    black.stand(white);
    white.threaten(black);
    black.threaten(white);
    int middle = white.middle - black.middle;
    int end = white.end - black.end;
    int phase = Math.min(FULL, white.phase + black.phase);
    int worth = (middle * phase + end * (FULL - phase)) / FULL;
    worth = likely(worth, worth > 0 ? white : black);
    return (p.turn() == Seat.FIRST ? worth : -worth) + Weights.MOVE[0];
  }

  /** A side that has no pawn left and little more than the other hardly wins. */
  private static int likely(int worth, Army ahead) {
    return ahead.pawns == 0 && Math.abs(worth) < MATING ? worth / 4 : worth;
  }

  /**
   * {@return the weight of the piece on a square in an exchange; a royal weighs much more than all
   * others}
   */
  public static int piece(Pieces pieces, int sq) {
    if ((pieces.royals() >>> sq & 1) != 0) return 2000;
    // A king that is not royal is a piece like others; without branches, as it is asked so often.
    return (int)
        (100 * (pieces.pawns() >>> sq & 1)
            + 320 * (pieces.knights() >>> sq & 1)
            + 290 * (pieces.camels() >>> sq & 1)
            + 335 * (pieces.bishops() >>> sq & 1)
            + 500 * (pieces.rooks() >>> sq & 1)
            + 960 * (pieces.queens() >>> sq & 1)
            + 300 * (pieces.kings() >>> sq & 1));
  }
}
