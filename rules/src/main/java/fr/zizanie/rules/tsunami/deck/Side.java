package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.Seat;

/** Whose, as a card says it: of the player of the card, of his opponent, or of either. */
public enum Side {
  SELF,
  OPP,
  ANY;

  /** {@return whether this covers {@code seat} for a card of {@code player}} */
  public boolean covers(Seat seat, Seat player) {
    return this == ANY || (this == SELF) == (seat == player);
  }

  /** {@return the seat meant by a card of {@code player}; of either, the player} */
  public Seat seat(Seat player) {
    return this == OPP ? player.other() : player;
  }
}
