package fr.zizanie.rules.oxo;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;

/** The whole truth of a game of Oxo: who stands where, a bit a square from a1 on, then b1. */
public record OxoState(int white, int black) {
  /** How many squares there are. */
  public static final int SQUARES = 9;

  private static final int ALL = (1 << SQUARES) - 1;
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  /** {@return whose decision it is} */
  public Turn turn() {
    if (wins(white)) return new Turn.Over(new Outcome.Won(Seat.FIRST, "line"));
    if (wins(black)) return new Turn.Over(new Outcome.Won(Seat.SECOND, "line"));
    if ((white | black) == ALL) return new Turn.Over(new Outcome.Drawn("full"));
    return Turn.of(next());
  }

  /** {@return who put a piece on a square; trusts that somebody did} */
  public Seat owner(int square) {
    return (white >> square & 1) != 0 ? Seat.FIRST : Seat.SECOND;
  }

  /** {@return whether anybody has a piece there} */
  public boolean taken(int square) {
    return ((white | black) >> square & 1) != 0;
  }

  /** {@return whose piece comes next} */
  public Seat next() {
    return Integer.bitCount(white) == Integer.bitCount(black) ? Seat.FIRST : Seat.SECOND;
  }

  OxoState after(int square) {
    return next() == Seat.FIRST
        ? new OxoState(white | 1 << square, black)
        : new OxoState(white, black | 1 << square);
  }

  private static boolean wins(int pieces) {
    for (int line : LINES) if ((pieces & line) == line) return true;
    return false;
  }
}
