package fr.zizanie.rules.ironpond.card;

/** What a card does besides or instead of changing the scene. */
public interface Special {
  /** It only changes the scene. */
  enum None implements Special {
    NONE
  }

  /** {@return whether the opponent must make another move once it has taken effect} */
  default boolean movesAgain() {
    return false;
  }
}
