package fr.zizanie.rules.ironpond.card;

/** The parts of the fundamental rule (Iron Pond, 4.1). */
public enum Part {
  /** A card may not mate. */
  F1,
  /** A card may not let a royal be taken. */
  F2,
  /** A card may not bar the way out of check. */
  F3,
  /** A card does not make an illegal move good. */
  F4;

  /** {@return this part alone in a set of parts} */
  public int bit() {
    return 1 << ordinal();
  }
}
