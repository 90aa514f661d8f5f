package fr.zizanie.rules.ironpond.scene;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Piece;
import java.util.Optional;

/** The royals that have left the board for a turn (card 68). */
public record Away(Optional<Piece> white, Optional<Piece> black) {
  public static final Away NOBODY = new Away(Optional.empty(), Optional.empty());

  /** {@return the royal of a seat that is away} */
  public Optional<Piece> of(Seat seat) {
    return seat == Seat.FIRST ? white : black;
  }

  public Away with(Seat seat, Optional<Piece> royal) {
    return seat == Seat.FIRST ? new Away(royal, black) : new Away(white, royal);
  }
}
