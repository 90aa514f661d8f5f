package fr.zizanie.rules.confusion.knowledge;

import java.util.Locale;

/**
 * The three tokens of the Stronghold edition, each played at most once by a seat (Confusion, 4.2).
 */
public enum Token {
  REVEAL,
  DOUBLE,
  SWAP;

  private final String text = name().toLowerCase(Locale.ROOT);

  /** {@return the word that plays it} */
  public String text() {
    return text;
  }
}
