package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Options;

/** A version of the rules, with what is different in it (Tsunami, 3.8.17). */
public enum Edition {
  FIRST,
  SECOND;

  /** The newest version, as profiles and records count. */
  public static final int NEWEST = values().length;

  static Edition of(Options options) {
    return values()[options.rules(NEWEST) - 1];
  }

  /** {@return whether no stone may be displaced to where it dies, whoever owns it (3.4.6)} */
  public boolean sparesDisplaced() {
    return this != FIRST;
  }
}
