package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Reach;

/**
 * The positions since the last card, capture or pawn's move, newest first: no older one can count
 * for a repetition (rules, 3.8).
 */
sealed interface Past {
  /** Nothing before. */
  record None() implements Past {
    static final Past NONE = new None();
  }

  /** One position and those before it. */
  record Then(Position position, Past before) implements Past {
    // Long games have long pasts: compared in a loop, where a record would recurse.
    @Override
    public boolean equals(Object o) {
      return o instanceof Then other && same(this, other);
    }

    @SuppressWarnings("ReferenceEquality") // shared tails need no second look
    private static boolean same(Past one, Past other) {
      Past a = one;
      Past b = other;
      while (a != b) {
        if (!(a instanceof Then(Position p, Past older) && b instanceof Then(Position q, Past old)))
          return a.equals(b);
        if (!p.equals(q)) return false;
        a = older;
        b = old;
      }
      return true;
    }

    @Override
    public int hashCode() {
      return position.hashCode();
    }

    @Override
    public String toString() {
      return length() + " positions";
    }
  }

  default int length() {
    int length = 0;
    for (Past p = this; p instanceof Then(_, Past older); p = older) length++;
    return length;
  }

  /** {@return how often a position stood before} */
  default int times(Position now) {
    int times = 0;
    Past p = this;
    while (p instanceof Then(Position q, Past older)) {
      if (alike(q, now)) times++;
      p = older;
    }
    return times;
  }

  private static boolean alike(Position p, Position q) {
    return p.turn() == q.turn()
        && p.castling() == q.castling()
        && p.men().equals(q.men())
        && p.marks().equals(q.marks())
        && takable(p) == takable(q);
  }

  /** A passed square counts only if some pawn stands so that it could capture there. */
  private static long takable(Position p) {
    if (p.passed() == 0) return 0;
    Seat us = p.turn();
    return p.passed() & Reach.aslant(us, p.men().pawns() & p.mobile(us));
  }
}
