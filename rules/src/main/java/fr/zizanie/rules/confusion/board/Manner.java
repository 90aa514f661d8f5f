package fr.zizanie.rules.confusion.board;

/** What a try does with the neutral piece (Confusion, 4). */
public enum Manner {
  /** The piece goes without it. */
  ALONE,
  /** The piece goes with it. */
  CARRY,
  /** The piece stays and sends it. */
  PASS;

  private static final Manner[] ALL = values();

  /** {@return the manner of that index, as the third byte of a try has it} */
  public static Manner of(int index) {
    return ALL[index];
  }
}
