package fr.zizanie.rules.core;

/** Whose decision it is; the end of the game is a turn of its own. */
public sealed interface Turn {
  /** A seat decides. */
  record Of(Seat seat) implements Turn {
    private static final Of FIRST = new Of(Seat.FIRST);
    private static final Of SECOND = new Of(Seat.SECOND);
  }

  /** The dealer decides. */
  record Chance() implements Turn {}

  /** Nobody decides any more. */
  record Over(Outcome outcome) implements Turn {}

  /** {@return the turn of {@code seat}} */
  static Turn of(Seat seat) {
    return seat == Seat.FIRST ? Of.FIRST : Of.SECOND;
  }

  /** {@return whether {@code seat} decides now} */
  default boolean is(Seat seat) {
    return this instanceof Of(Seat s) && s == seat;
  }
}
