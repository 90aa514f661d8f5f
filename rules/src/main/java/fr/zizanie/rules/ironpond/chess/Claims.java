package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Choices;

/** What may be claimed as a draw, or is one (Iron Pond, 3.8 and 5.4); cards are not looked at. */
public final class Claims {
  /** Plies without capture or pawn's move after which a draw may be claimed. */
  public static final int QUIET_PLIES = 100;

  private Claims() {}

  /**
   * {@return whether two positions are one for repetition: the same side could make the same moves;
   * counters don't count, and a passed square only where a pawn may really take}
   */
  public static boolean alike(Position p, Position q) {
    return p.turn() == q.turn()
        && p.castling() == q.castling()
        && p.pieces().equals(q.pieces())
        && p.marks().equals(q.marks())
        && (p.passed() == q.passed() || takable(p) == takable(q));
  }

  private static long takable(Position p) {
    if (p.passed() == 0) return 0;
    long out = 0;
    Choices moves = Legal.moves(p);
    for (int i = 0; i < moves.size(); i++) {
      int to = moves.get(i).b();
      int victim = p.victim(moves.get(i).a(), to);
      if (victim >= 0 && victim != to) out |= 1L << to;
    }
    return out;
  }

  /** {@return whether fifty moves of each side have gone by quietly} */
  public static boolean fiftyMoves(Position p) {
    return p.quiet() >= QUIET_PLIES;
  }

  /** {@return whether both royals and nobody else are on the board} */
  public static boolean bareRoyals(Position p) {
    long occupied = p.pieces().occupied();
    return Long.bitCount(occupied) == 2 && occupied == p.pieces().royals();
  }
}
