package fr.zizanie.rules.felon;

/**
 * The positions since the last capture, newest first. Nothing less makes an older one impossible: a
 * swap may put a garde back, and a second conversion undoes the first (2.5, 2.8).
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
      int length = 0;
      for (Past p = this; p instanceof Then(_, Past older); p = older) length++;
      return length + " positions";
    }
  }

  /** {@return how often {@code now} stood before} */
  default int times(Position now) {
    int times = 0;
    Past p = this;
    while (p instanceof Then(Position q, Past older)) {
      if (q.equals(now)) times++;
      p = older;
    }
    return times;
  }
}
