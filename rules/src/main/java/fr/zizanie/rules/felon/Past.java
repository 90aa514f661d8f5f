package fr.zizanie.rules.felon;

import fr.zizanie.rules.felon.board.Position;

/**
 * The positions since the last capture, newest first. Nothing less makes an older one impossible: a
 * swap may put a garde back, and a second conversion undoes the first (2.5, 2.8).
 */
sealed interface Past {
  /** {@return the past without its newest position} */
  Past before();

  /** {@return how often {@code now}, which comes next, stood before} */
  default int times(Position now) {
    int times = 0;
    long marks = Then.marks(now);
    // Every second position has the same side to move.
    Past p = before();
    while (p instanceof Then then) {
      if ((then.bits & marks) != marks) {
        p = then.beyond;
        continue;
      }
      if (then.position.equals(now)) times++;
      p = then.before.before();
    }
    return times;
  }

  /** Nothing before. */
  record None() implements Past {
    static final Past NONE = new None();

    @Override
    public Past before() {
      return NONE;
    }
  }

  /**
   * One position and those before it. Pasts grow long, so those of one side are cut into stretches
   * that know by a few bits what can't be in them.
   */
  final class Then implements Past {
    private static final int STRETCH = 12;

    private final Position position;
    private final Past before;

    /** Two bits for every position from here to the end of the stretch. */
    private final long bits;

    private final int length;

    /** Where the next stretch of the same side begins. */
    private final Past beyond;

    Then(Position position, Past before) {
      this.position = position;
      this.before = before;
      if (before.before() instanceof Then same && same.length < STRETCH) {
        bits = same.bits | marks(position);
        length = same.length + 1;
        beyond = same.beyond;
      } else {
        bits = marks(position);
        length = 1;
        beyond = before.before();
      }
    }

    static long marks(Position p) {
      return 1L << p.hash() | 1L << (p.hash() >>> 6);
    }

    @Override
    public Past before() {
      return before;
    }

    // Compared in a loop, where a record would recurse.
    @Override
    public boolean equals(Object o) {
      return o instanceof Then other && same(this, other);
    }

    @SuppressWarnings("ReferenceEquality") // shared tails need no second look
    private static boolean same(Past one, Past other) {
      Past a = one;
      Past b = other;
      while (a != b) {
        if (!(a instanceof Then x && b instanceof Then y)) return a.equals(b);
        if (!x.position.equals(y.position)) return false;
        a = x.before;
        b = y.before;
      }
      return true;
    }

    @Override
    public int hashCode() {
      return position.hashCode();
    }

    @Override
    public String toString() {
      int count = 0;
      for (Past p = this; p instanceof Then; p = p.before()) count++;
      return count + " positions";
    }
  }
}
