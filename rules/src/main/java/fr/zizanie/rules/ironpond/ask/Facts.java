package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.Seat;

/** What a card may ask about besides the scene: facts that everybody knows. */
public interface Facts {
  /** {@return whether darts are thrown in this game} */
  boolean darts();

  /** {@return whether gestures may be punished in this game} */
  boolean gestures();

  /** {@return whether no card is left to draw} */
  boolean pileEmpty();

  /** {@return whether a gesture of a seat may be punished now} */
  boolean punishable(Seat seat);
}
