package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Stones;
import java.util.Optional;

/**
 * Which stones a card may choose.
 *
 * @param solo only chains of exactly one stone
 * @param touches only stones that touch one of that side's
 * @param lineMax only on the first lines up to that one; 0 for anywhere
 */
public record Filter(boolean solo, Side colour, Optional<Side> touches, int lineMax) {
  /** {@return whether it accepts the owner of a stone, for a card of {@code by}} */
  public boolean side(Stones stones, Seat by, int point) {
    return colour.covers(stones.owner(point), by);
  }

  /** {@return whether a stone is as lone as it wants} */
  public boolean lone(Stones stones, int point) {
    return !solo || stones.solo(point);
  }

  /** {@return whether a point lies on the lines that it wants} */
  public boolean line(int point) {
    return lineMax == 0 || Grid.line(point) <= lineMax;
  }

  /** {@return whether a stone touches what it wants, for a card of {@code by}} */
  public boolean beside(Stones stones, Seat by, int point) {
    return touches.filter(side -> !side.touched(stones, by, point)).isEmpty();
  }

  /** {@return whether a stone stands there that it accepts, for a card of {@code by}} */
  public boolean accepts(Stones stones, Seat by, int point) {
    return !stones.empty(point)
        && side(stones, by, point)
        && lone(stones, point)
        && line(point)
        && beside(stones, by, point);
  }
}
