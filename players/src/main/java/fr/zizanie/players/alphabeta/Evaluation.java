package fr.zizanie.players.alphabeta;

/**
 * What a search must know of a game of perfect information besides its rules. It may keep scratch
 * space: one search, one evaluation.
 *
 * @param <S> the state; never one that is over
 */
public interface Evaluation<S> {
  /**
   * {@return hundredths of a piece, good for the seat to act when positive, of a state where
   * nothing noisy is pending; within 20,000}
   */
  int value(S state);

  /** {@return a hash of everything that decides how the game goes on} */
  long key(S state);

  /** {@return whether a choice changes the balance so much that no state before it is quiet} */
  boolean noisy(S state, int choice);

  /** {@return hundredths of a piece that a choice wins for its maker if nobody answers it} */
  int gain(S state, int choice);

  /** {@return whether the seat to act is threatened so that standing still is no measure} */
  default boolean inCheck(S state) {
    return false;
  }
}
