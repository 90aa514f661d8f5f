package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import java.util.List;
import java.util.Optional;

/** A game in which players can tell what their own action will do. */
public interface Foreseeable<S, V> extends Game<S, V> {
  /** What one viewer can foresee of their own actions in one view, as if nobody answered. */
  interface Foresight<V> {
    /** {@return the view after an action; nothing where they can't tell} */
    Optional<V> after(List<Choice> action);
  }

  /**
   * {@return what the viewer of {@code view} can foresee; works out once what all actions share}
   */
  Foresight<V> foresight(V view);

  /** {@return what the viewer can foresee in any game} */
  static <S, V> Foresight<V> foresight(Game<S, V> game, V view) {
    return game instanceof Foreseeable<S, V> foreseeable
        ? foreseeable.foresight(view)
        : _ -> Optional.empty();
  }
}
