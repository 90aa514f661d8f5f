package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;

/**
 * A game in which a seat sometimes only answers what the other did, so that the time it takes must
 * tell nothing of what it holds.
 */
public interface Answering<S, V> extends Game<S, V> {
  /** {@return whether the seat to act only answers} */
  boolean answering(V view);

  /**
   * {@return whether {@code answer} goes without saying when it is the only one left: it is then
   * said for its seat, after a while}
   */
  default boolean understood(Choice answer) {
    return false;
  }

  /** {@return whether the seat to act in any game only answers} */
  static <S, V> boolean answering(Game<S, V> game, V view) {
    return game instanceof Answering<S, V> answering && answering.answering(view);
  }

  /** {@return whether the seat to act in any game only answers, and in a time that is fixed} */
  static <S, V> boolean inWindow(Game<S, V> game, V view) {
    return answering(game, view) && Timely.timed(game, view).isPresent();
  }

  /** {@return whether an answer of any game goes without saying when it is the only one left} */
  static boolean understood(Game<?, ?> game, Choice answer) {
    return game instanceof Answering<?, ?> answering && answering.understood(answer);
  }
}
