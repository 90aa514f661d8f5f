package fr.zizanie.rules.tsunami.board;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;

/**
 * A stone that somebody tries to place, point by point (Tsunami, 3.4.2). Each answer holds by
 * itself; only {@link #empty} must be true before the others are asked.
 */
public final class Placing {
  private final Board board;
  private final Goban goban;
  private final Seat colour;
  private final Seat creator;
  private final Points closed;
  private final Points shielded;

  /** A stone of {@code colour} that {@code creator} chooses. */
  public Placing(Board board, Effects effects, Seat colour, Seat creator) {
    this.board = board;
    this.colour = colour;
    this.creator = creator;
    goban = Goban.of(board.stones());
    closed = effects.closed();
    shielded = effects.shielded();
  }

  /** {@return whether nothing stands on the point} */
  public boolean empty(int point) {
    return board.stones().empty(point);
  }

  /** {@return whether no crater closes the point} */
  public boolean open(int point) {
    return !closed.has(point);
  }

  /** {@return whether it is no suicide} */
  public boolean breathes(int point) {
    return goban.legal(colour.ordinal(), Places.of(point));
  }

  /** {@return whether it captures something} */
  public boolean takes(int point) {
    return goban.takes(colour.ordinal(), Places.of(point));
  }

  /** {@return whether it captures nothing that a shield keeps} */
  public boolean spares(int point) {
    return shielded.isEmpty()
        || !takes(point)
        || Settled.placed(board.stones(), colour, point)
            .filter(settled -> settled.taken().meets(shielded))
            .isEmpty();
  }

  /** {@return whether superko lets its creator bring about what comes of it} */
  public boolean fresh(int point) {
    long hash = goban.hashAfter(colour.ordinal(), Places.of(point));
    return !board.history().forbids(hash, creator);
  }

  /** {@return the points of {@code within} where nothing of this forbids it} */
  public Points points(Points within, boolean quietly) {
    return Points.where(p ->
        within.has(p)
            && empty(p)
            && open(p)
            && breathes(p)
            && !(quietly && takes(p))
            && spares(p)
            && fresh(p));
  }
}
