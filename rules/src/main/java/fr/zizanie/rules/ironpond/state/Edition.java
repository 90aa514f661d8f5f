package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Options;

/** A version of the rules, with what is different in it (Iron Pond, 10.8). */
public enum Edition {
  FIRST,
  SECOND;

  /** The newest version, as profiles and records count. */
  public static final int NEWEST = values().length;

  /** {@return the version under which options are played} */
  public static Edition of(Options options) {
    return values()[options.rules(NEWEST) - 1];
  }

  /** {@return whether every card of a chain stays out of the pile made for its draws (2.6.1)} */
  boolean keepsChains() {
    return this != FIRST;
  }

  /** {@return whether a mated player is offered only the picks that save them (10.1.3)} */
  public boolean offersOnlySaving() {
    return this != FIRST;
  }

  /** {@return whether chess without cards follows the Laws of Chess to the end (5.5)} */
  boolean followsLaws() {
    return this != FIRST;
  }
}
