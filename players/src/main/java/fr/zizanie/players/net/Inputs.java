package fr.zizanie.players.net;

import fr.zizanie.rules.core.Seat;

/**
 * Turns positions into the inputs of a network: numbered facts, from 0, such as a piece on a
 * square.
 *
 * @param <P> a position
 */
public interface Inputs<P> {
  /** Takes the facts that hold in a position. */
  @FunctionalInterface
  interface Sink {
    /** Takes the number of a fact that holds, from 0. */
    void add(int input);
  }

  /** {@return the number of facts} */
  int count();

  /** {@return how many facts hold at a time, at most} */
  int most();

  /** {@return the seat to act} */
  Seat turn(P position);

  /** Gives {@code out} the facts that hold as the side {@code as} sees the board. */
  void of(P position, Seat as, Sink out);
}
