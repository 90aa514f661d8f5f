package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Stones;

/** Whose, as a card says it: of the player of the card, of their opponent, or of either. */
public enum Side {
  SELF,
  OPP,
  ANY;

  /** {@return whether this covers {@code seat} for a card of {@code player}} */
  public boolean covers(Seat seat, Seat player) {
    return this == ANY || (this == SELF) == (seat == player);
  }

  /** {@return whether a neighbour of the point is a stone that this covers} */
  public boolean touched(Stones stones, Seat player, int point) {
    for (Seat seat : Seat.values())
      if (covers(seat, player) && stones.touches(point, Stones.colour(seat))) return true;
    return false;
  }

  /** {@return the seat meant by a card of {@code player}; of either, the player} */
  public Seat seat(Seat player) {
    return this == OPP ? player.other() : player;
  }
}
