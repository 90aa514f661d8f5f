package fr.zizanie.rules.tsunami.board;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Liberties;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import java.util.Optional;

/**
 * A stone that somebody tries to place, point by point (Tsunami, 3.4.2). Each answer holds by
 * itself; only {@link #empty} must be true before the others are asked.
 */
public final class Placing {
  private final Board board;
  private final Seat colour;
  private final Seat creator;
  private final Points closed;
  private final Points shielded;
  private final Liberties liberties;
  private final Points breathing;
  private final Points taking;
  private Optional<Points> stale = Optional.empty();

  /** A stone of {@code colour} that {@code creator} chooses. */
  public Placing(Board board, Effects effects, Seat colour, Seat creator) {
    this.board = board;
    this.colour = colour;
    this.creator = creator;
    closed = effects.closed();
    shielded = effects.shielded();
    liberties = board.stones().liberties();
    breathing = liberties.breathing(colour);
    taking = liberties.takes(colour);
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
    return breathing.has(point);
  }

  /** {@return whether it captures something} */
  public boolean takes(int point) {
    return taking.has(point);
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
    return takes(point)
        ? !board.history().forbids(liberties.after(colour, point), creator)
        : !stale().has(point);
  }

  /** Where a stone that takes nothing would repeat a position. */
  private Points stale() {
    if (stale.isEmpty())
      stale = Optional.of(board.history().forbidden(board.stones(), colour, creator));
    return stale.get();
  }

  /** {@return the points of {@code within} where nothing of this forbids it} */
  public Points points(Points within, boolean quietly) {
    Points free = within.and(breathing).minus(closed);
    Points out = free.minus(taking).minus(stale());
    if (quietly) return out;
    for (int p : free.and(taking).toArray()) if (spares(p) && fresh(p)) out = out.with(p);
    return out;
  }
}
