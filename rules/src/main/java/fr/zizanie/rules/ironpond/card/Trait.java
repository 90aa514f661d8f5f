package fr.zizanie.rules.ironpond.card;

import java.util.Locale;

/** What one may ask of a card instead of knowing its number. */
public enum Trait {
  /** It takes the effect from the card that it answers. */
  ANNULS,
  /** The card that it answers changes hands. */
  TAKES_OVER,
  /** It undoes what the opponent has just done. */
  REWINDS,
  /** Its square is its player's secret. */
  SECRET,
  /** Nobody but its player sees the board while it is resolved. */
  BLINDFOLDS,
  /** Darts are thrown for it. */
  THROWS,
  /** Its player looks through the pile. */
  SEARCHES,
  /** It punishes a gesture. */
  PUNISHES,
  /** It puts the opponent under a stopwatch. */
  HURRIES,
  /** It orders what the opponent must move. */
  ORDERS,
  /** It marks a piece for one turn. */
  BRIEF,
  /** Its royal leaves the board. */
  DEPARTS,
  /** It takes a set of pieces, so that there are very many ways to play it. */
  SETS,
  /** It needs people who play at the same time, with eyes and hands. */
  PHYSICAL,
  /** It does nothing but be seen. */
  ADVERTISES;

  /** {@return the name as pages read it, such as {@code secret}} */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
