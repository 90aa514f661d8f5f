package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Refusal;
import java.util.Optional;

/** A game in which a viewer sometimes may not look back: no log, no earlier board, no losses. */
public interface Hushed<S, V> extends Game<S, V> {
  /** {@return whether the viewer may not look back now} */
  boolean hushed(V view);

  /** {@return why nobody looks back, by its rule} */
  Refusal silence();

  /** {@return why the viewer may not look back now in any game, if it is so} */
  static <S, V> Optional<Refusal> silence(Game<S, V> game, V view) {
    return game instanceof Hushed<S, V> hushed && hushed.hushed(view)
        ? Optional.of(hushed.silence())
        : Optional.empty();
  }
}
