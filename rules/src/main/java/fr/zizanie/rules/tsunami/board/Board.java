package fr.zizanie.rules.tsunami.board;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.History;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.go.Stones;

/**
 * The stones and how they came there; everybody sees all of it.
 *
 * @param played stones placed so far, those taken included (P1)
 * @param takenByBlack white stones captured, for information
 * @param takenByWhite black stones captured, for information
 * @param newest the point of the stone placed last, or -1
 */
public record Board(
    Stones stones, History history, int played, int takenByBlack, int takenByWhite, int newest) {
  /** {@return the board after a settled edit that {@code creator} chose} */
  public Board created(Settled settled, Seat creator) {
    return next(settled, history.created(settled.stones(), creator));
  }

  /** {@return the board after a settled edit that nobody chose} */
  public Board happened(Settled settled) {
    return next(settled, history.happened(settled.stones()));
  }

  private Board next(Settled settled, History then) {
    int taken = settled.taken().size();
    int black = settled.loser() == Seat.SECOND ? taken : 0;
    return new Board(
        settled.stones(), then, played, takenByBlack + black, takenByWhite + taken - black, newest);
  }

  /** {@return the board with one more stone counted, the newest} */
  public Board counting(int point) {
    return new Board(stones, history, played + 1, takenByBlack, takenByWhite, point);
  }

  /** {@return how many enemy stones a seat has captured} */
  public int takenBy(Seat seat) {
    return seat == Seat.FIRST ? takenByBlack : takenByWhite;
  }
}
