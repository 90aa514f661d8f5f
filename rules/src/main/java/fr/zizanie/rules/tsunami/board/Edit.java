package fr.zizanie.rules.tsunami.board;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import java.util.Optional;

/**
 * What comes of stones that somebody chooses to turn or displace. Each answer holds by itself.
 *
 * @param settled nothing if a chain is left without liberty that may not be
 * @param shielded what may not be captured by it
 * @param moved where stones went, if they were displaced
 */
public record Edit(Optional<Settled> settled, Points shielded, Optional<Displacement> moved) {
  /** {@return what comes of stones that {@code by} displaces; shields move with their stones} */
  public static Edit displaced(Board board, Effects effects, Seat by, Displacement moved) {
    Points shielded = Points.NONE;
    for (int p : effects.shielded().stream().toArray())
      if (moved.of(p) >= 0) shielded = shielded.with(moved.of(p));
    return new Edit(
        Settled.displaced(board.stones(), by, moved.from(), moved.to()),
        shielded,
        Optional.of(moved));
  }

  /** {@return what comes of the stone of a point that becomes one of {@code to}} */
  public static Edit turned(Board board, Effects effects, Seat to, int point) {
    Points shielded = effects.shielded().minus(Points.NONE.with(point));
    return new Edit(Settled.placed(board.stones(), to, point), shielded, Optional.empty());
  }

  /** {@return whether it leaves no chain without liberty that may not be} */
  public boolean survives() {
    return settled.isPresent();
  }

  /** {@return whether it captures no stone that it displaces} */
  public boolean carries() {
    return settled.isEmpty() || moved.filter(m -> m.meets(settled.get().taken())).isEmpty();
  }

  /** {@return whether it captures nothing that a shield keeps} */
  public boolean spares() {
    return settled.filter(done -> done.taken().meets(shielded)).isEmpty();
  }

  /** {@return whether superko lets {@code by} bring about what comes of it} */
  public boolean fresh(Board board, Seat by) {
    return settled
        .filter(done -> board.history().forbids(done.stones().fingerprint(), by))
        .isEmpty();
  }
}
