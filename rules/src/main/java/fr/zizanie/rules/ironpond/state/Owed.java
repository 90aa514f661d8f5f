package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Seat;

/**
 * A card that was played in the chain that is being resolved.
 *
 * @param due whether a card is still to be drawn for it
 */
public record Owed(Seat to, int card, boolean due) {
  /** {@return a draw that is still to come} */
  public static Owed due(Seat to, int card) {
    return new Owed(to, card, true);
  }

  Owed settled() {
    return new Owed(to, card, false);
  }
}
