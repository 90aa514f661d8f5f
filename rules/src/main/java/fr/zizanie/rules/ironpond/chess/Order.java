package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Seat;

/** The order of card 36 for a side's next turn. */
public sealed interface Order {
  /** No order. */
  enum None implements Order {
    NONE
  }

  /** The side must move a piece of the type; its other pieces give no check meanwhile. */
  record Must(Seat seat, Component type) implements Order {}

  /** {@return the pieces that it keeps a side from moving} */
  default long barred(Seat side, Pieces pieces) {
    return this instanceof Must(Seat seat, Component type) && seat == side ? ~pieces.type(type) : 0;
  }

  /** {@return what is left of it when the turn of a side ends} */
  default Order ended(Seat turn) {
    return this instanceof Must(Seat seat, Component _) && seat == turn ? None.NONE : this;
  }
}
