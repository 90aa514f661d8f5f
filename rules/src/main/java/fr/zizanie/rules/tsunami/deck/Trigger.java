package fr.zizanie.rules.tsunami.deck;

import java.util.Set;

/**
 * What brings a secret note to light: a normal move of the opponent on its points.
 *
 * @param next only the opponent's next normal move counts
 * @param turns the opponent's turns that the note waits for at most
 * @param unless what makes the note void
 */
public record Trigger(boolean next, int turns, Set<Unless> unless) {
  /** What makes a note void. */
  public enum Unless {
    CAPTURED,
    PASSED,
    INSTEAD_CARD
  }

  public Trigger {
    unless = Set.copyOf(unless);
  }
}
