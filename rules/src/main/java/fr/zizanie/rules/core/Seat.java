package fr.zizanie.rules.core;

/** One of the two players, by moving order. */
public enum Seat {
  FIRST,
  SECOND;

  /** {@return the opponent} */
  public Seat other() {
    return this == FIRST ? SECOND : FIRST;
  }
}
