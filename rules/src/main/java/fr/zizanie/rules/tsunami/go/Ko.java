package fr.zizanie.rules.tsunami.go;

import java.util.Locale;

/** Which repetitions are forbidden (Tsunami, 3.2). */
public enum Ko {
  /** Natural situational superko: a player may not create again what he created himself. */
  NSSK,
  /** Positional superko: nobody may create again what once was. */
  PSK;

  /** {@return the rule as options spell it} */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@return the rule that options spell so} */
  public static Ko of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
