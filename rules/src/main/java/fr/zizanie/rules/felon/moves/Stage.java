package fr.zizanie.rules.felon.moves;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.felon.board.Position;

/** What is decided next (2.3): the four steps of the set-up, then the game itself. */
public enum Stage {
  /** Yellow puts Red's félon on Red's home rank. */
  RED_FELON,
  /** Red puts Yellow's félon on Yellow's home rank. */
  YELLOW_FELON,
  /** Yellow chooses which way to read the order; only with the option {@code setupDirection}. */
  YELLOW_ROW,
  /** Red does likewise. */
  RED_ROW,
  PLAY;

  /** {@return the stage of a position; the board tells it} */
  public static Stage of(Position p) {
    if (p.king(Seat.SECOND) != 0) return PLAY;
    if (p.felon(Seat.SECOND) == 0) return RED_FELON;
    if (p.felon(Seat.FIRST) == 0) return YELLOW_FELON;
    return p.king(Seat.FIRST) == 0 ? YELLOW_ROW : RED_ROW;
  }
}
