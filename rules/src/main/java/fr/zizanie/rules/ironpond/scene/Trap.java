package fr.zizanie.rules.ironpond.scene;

import fr.zizanie.rules.core.Seat;

/**
 * A secret square (cards 12 and 28).
 *
 * @param at the square, or {@link #HIDDEN} in a view that may not know it
 * @param known whether everybody knows the square, as after a rewind over its springing
 */
public record Trap(Seat owner, int card, int at, boolean known) {
  public static final int HIDDEN = -1;

  boolean knownTo(Seat seat) {
    return known || owner == seat;
  }

  public Trap at(int square) {
    return new Trap(owner, card, square, known);
  }

  Trap shown() {
    return new Trap(owner, card, at, true);
  }
}
