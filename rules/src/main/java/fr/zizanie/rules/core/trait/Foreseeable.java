package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import java.util.List;
import java.util.Optional;

/** A game in which players can tell what their own action will do. */
public interface Foreseeable<S, V> extends Game<S, V> {
  /**
   * {@return what the viewer can foresee of an action of their own in {@code view}, as if nobody
   * answered; nothing where they can't tell}
   */
  Optional<V> foreseen(V view, List<Choice> action);

  /** {@return what the viewer can foresee in any game} */
  static <S, V> Optional<V> foreseen(Game<S, V> game, V view, List<Choice> action) {
    return game instanceof Foreseeable<S, V> foreseeable
        ? foreseeable.foreseen(view, action)
        : Optional.empty();
  }
}
