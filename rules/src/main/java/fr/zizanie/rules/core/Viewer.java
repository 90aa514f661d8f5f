package fr.zizanie.rules.core;

/** Who looks: a seat, or the public. */
public enum Viewer {
  FIRST,
  SECOND,
  PUBLIC;

  /** {@return the seat as a viewer} */
  public static Viewer of(Seat seat) {
    return seat == Seat.FIRST ? FIRST : SECOND;
  }

  /** {@return whether this viewer sits at {@code seat}} */
  public boolean is(Seat seat) {
    return this == of(seat);
  }
}
