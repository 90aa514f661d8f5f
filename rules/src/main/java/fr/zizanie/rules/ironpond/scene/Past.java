package fr.zizanie.rules.ironpond.scene;

import fr.zizanie.rules.ironpond.chess.Claims;
import fr.zizanie.rules.ironpond.chess.Position;

/**
 * The positions since the last card, capture or pawn's move, newest first: no older one can count
 * for a repetition (rules, 3.8).
 */
public sealed interface Past {
  /** Nothing before. */
  record None() implements Past {
    public static final Past NONE = new None();
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

  /** {@return how often a position stands here, counted to {@code most}} */
  default int times(Position now, int most) {
    int times = 0;
    Past p = this;
    while (times < most && p instanceof Then(Position q, Past older)) {
      if (Claims.alike(q, now)) times++;
      p = older;
    }
    return times;
  }
}
