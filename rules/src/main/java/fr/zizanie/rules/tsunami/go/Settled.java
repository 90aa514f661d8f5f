package fr.zizanie.rules.tsunami.go;

import fr.zizanie.rules.core.Seat;
import java.util.Optional;

/**
 * The board after stones were placed, turned, displaced or removed and captures settled: the one
 * door through which edits go (Tsunami, 3.4).
 *
 * @param taken the points of captured stones, as they lay just before the capture
 * @param loser whose stones they were; means nothing if none is taken
 */
public record Settled(Stones stones, Points taken, Seat loser) {
  /**
   * {@return the board after a stone of {@code seat} came to stand on a point, placed there or
   * turned from the other colour; nothing if its chain then has no liberty}
   */
  public static Optional<Settled> placed(Stones before, Seat seat, int point) {
    if (before.empty(point)) {
      var liberties = before.liberties();
      if (!liberties.breathing(seat).has(point)) return Optional.empty();
      Points taken = liberties.taken(seat, point);
      return Optional.of(new Settled(before.with(seat, point, taken), taken, seat.other()));
    }
    return settled(before.turned(seat, point), seat);
  }

  /** {@return the board after stones were taken off, which captures nothing} */
  public static Settled removed(Stones before, Points gone) {
    return new Settled(before.without(gone), Points.NONE, Seat.FIRST);
  }

  /**
   * {@return the board after {@code by} moved stones to other points, all at once, or nothing if a
   * chain of that seat then has no liberty}
   *
   * @param from distinct points
   * @param to where each goes, or -1 for off the board
   */
  public static Optional<Settled> displaced(Stones before, Seat by, int[] from, int[] to) {
    return settled(before.with(from, to), by);
  }

  private static Optional<Settled> settled(Stones moved, Seat by) {
    Points taken = moved.breathless(by.other());
    Stones after = taken.isEmpty() ? moved : moved.without(taken);
    return after.breathless(by).isEmpty()
        ? Optional.of(new Settled(after, taken, by.other()))
        : Optional.empty();
  }
}
