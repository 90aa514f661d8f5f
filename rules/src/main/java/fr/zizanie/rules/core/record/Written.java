package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Game;
import java.util.Optional;

/** A game with a notation of its own for the moves of its records. */
public interface Written<S, V> extends Game<S, V> {
  /** {@return the notation} */
  Movetext<S, V> movetext();

  /** {@return the notation of any game, if it has one of its own} */
  static <S, V> Optional<Movetext<S, V>> movetext(Game<S, V> game) {
    return game instanceof Written<S, V> written
        ? Optional.of(written.movetext())
        : Optional.empty();
  }
}
