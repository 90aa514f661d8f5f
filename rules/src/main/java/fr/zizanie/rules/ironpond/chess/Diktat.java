package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Seat;

/** The order of card 36 for a side's next turn. */
public sealed interface Diktat {
  /** No order. */
  enum None implements Diktat {
    NONE
  }

  /** The side must move a piece of the type; its other pieces give no check meanwhile. */
  record Must(Seat seat, Component type) implements Diktat {}
}
