package fr.zizanie.rules.tsunami.go;

import fr.zizanie.rules.core.Seat;
import java.util.Locale;

/** Which repetitions are forbidden (Tsunami, 3.2). */
public enum Ko {
  /** Natural situational superko: a player may not create again what they created before. */
  NSSK,
  /** Positional superko: nobody may create again what once was. */
  PSK;

  /** Tells the same position by different creators apart. */
  private static final long[] CREATORS = {0x9e3779b97f4a7c15L, 0xc2b2ae3d27d4eb4fL};

  /** {@return the key under which a position by a creator is remembered} */
  long key(long hash, Seat creator) {
    return this == PSK ? hash : hash ^ CREATORS[creator.ordinal()];
  }

  /** {@return a number below 340 for positions of so many stones that can be the same} */
  int group(int count, Seat creator) {
    return this == PSK ? count : 2 * count + creator.ordinal();
  }

  /** {@return the rule as options spell it} */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@return the rule that options spell so} */
  public static Ko of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
