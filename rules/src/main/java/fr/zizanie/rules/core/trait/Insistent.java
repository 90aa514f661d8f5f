package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;

/** A game that accepts what a player may insist on although nobody would offer it. */
public interface Insistent<S, V> extends Game<S, V> {
  /** {@return whether a choice is accepted, offered or not} */
  default boolean takes(S state, Choice choice) {
    return unmet(state, choice).isEmpty();
  }

  /** {@return whether any game accepts a choice: by default what it offers} */
  static <S, V> boolean takes(Game<S, V> game, S state, Choice choice) {
    return game instanceof Insistent<S, V> insistent
        ? insistent.takes(state, choice)
        : game.choices(state).contains(choice);
  }
}
