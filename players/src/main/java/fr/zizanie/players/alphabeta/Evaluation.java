package fr.zizanie.players.alphabeta;

/**
 * Tells a search what it must know of a game of perfect information besides the rules. It may keep
 * scratch space, so each search has its own.
 *
 * @param <S> the state; never one that is over
 */
public interface Evaluation<S> {
  /**
   * {@return the value of a quiet state in hundredths of a piece, within 20,000; positive when good
   * for the seat to act}
   */
  int value(S state);

  /** {@return a hash of everything that decides how the game goes on} */
  long key(S state);

  /** {@return whether a choice changes the balance so much that no state before it is quiet} */
  boolean noisy(S state, int choice);

  /** {@return the hundredths of a piece that a choice wins if it stays unanswered} */
  int gain(S state, int choice);

  /**
   * {@return whether the seat to act is under a threat, so that the value of standing still says
   * nothing}
   */
  default boolean inCheck(S state) {
    return false;
  }
}
