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
    byte[] cells = before.cells();
    cells[point] = (byte) Stones.colour(seat);
    int enemy = Stones.colour(seat.other());
    boolean[] taken = new boolean[Grid.POINTS];
    for (int q : before.size().neighbours(point)) {
      if (cells[q] != enemy || taken[q]) continue;
      boolean[] in = new boolean[Grid.POINTS];
      if (!Stones.flood(before.size(), cells, q, in))
        for (int p = 0; p < Grid.POINTS; p++) taken[p] |= in[p];
    }
    for (int p = 0; p < Grid.POINTS; p++) if (taken[p]) cells[p] = Stones.EMPTY;
    return Stones.flood(before.size(), cells, point, new boolean[Grid.POINTS])
        ? Optional.of(
            new Settled(Stones.of(before.size(), cells), Points.where(p -> taken[p]), seat.other()))
        : Optional.empty();
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
    byte[] cells = before.cells();
    for (int p : from) cells[p] = Stones.EMPTY;
    for (int i = 0; i < from.length; i++) if (to[i] >= 0) cells[to[i]] = (byte) before.at(from[i]);
    Stones moved = before.next(cells);
    if (breathe(moved, to)) return Optional.of(new Settled(moved, Points.NONE, by.other()));
    Points taken = moved.breathless();
    Points enemies = Points.where(p -> taken.has(p) && moved.owns(by.other(), p));
    Stones after = enemies.isEmpty() ? moved : moved.without(enemies);
    return taken.equals(enemies) || after.breathless().isEmpty()
        ? Optional.of(new Settled(after, enemies, by.other()))
        : Optional.empty();
  }

  /** Whether all chains have liberties that stand where stones came to, or touch such a point. */
  private static boolean breathe(Stones moved, int[] to) {
    for (int q : to) {
      if (q < 0) continue;
      if (!breathes(moved, q)) return false;
      for (int n : moved.size().neighbours(q)) if (!breathes(moved, n)) return false;
    }
    return true;
  }

  private static boolean breathes(Stones stones, int point) {
    return stones.empty(point) || stones.touches(point, Stones.EMPTY) || stones.breathes(point);
  }
}
