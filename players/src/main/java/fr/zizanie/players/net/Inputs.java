package fr.zizanie.players.net;

import fr.zizanie.rules.core.Seat;

/**
 * What a network sees of positions: numbered facts that hold or don't, such as a piece on a square.
 *
 * @param <P> a position
 */
public interface Inputs<P> {
  /** What is told of a position. */
  @FunctionalInterface
  interface Sink {
    /** Tells that a fact holds, from 0. */
    void add(int input);
  }

  /** {@return how many facts there are} */
  int count();

  /** {@return how many of them hold at a time, at most} */
  int most();

  /** {@return who is to act} */
  Seat turn(P position);

  /** Tells the facts that hold as a side sees the board. */
  void of(P position, Seat as, Sink out);
}
