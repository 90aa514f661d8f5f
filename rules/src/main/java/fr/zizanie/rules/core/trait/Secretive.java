package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import java.util.SplittableRandom;

/**
 * A game that hides something from somebody. In any other, every viewer knows the whole state and
 * sees every choice, which the law of openness checks.
 */
public interface Secretive<S, V> extends Game<S, V> {
  /** {@return whether anything of {@code state} is hidden from {@code viewer}, now or soon} */
  boolean hides(S state, Viewer viewer);

  /**
   * {@return everything that any viewer of the game may see, for replays once it is over; by
   * default what the public sees}
   */
  default V whole(S state) {
    return view(state, Viewer.PUBLIC);
  }

  /** {@return the position for people to read, without what the viewer can't tell} */
  default Tree shown(V view) {
    return notation().position(sample(view, new SplittableRandom(0)));
  }

  /**
   * {@return whether the rules let this choice tell its maker something hidden (the law of silence
   * excepts it)}
   */
  default boolean reveals(V view, Choice choice) {
    return false;
  }

  /** {@return whether any game hides anything from {@code viewer}} */
  static <S, V> boolean hides(Game<S, V> game, S state, Viewer viewer) {
    return game instanceof Secretive<S, V> secretive && secretive.hides(state, viewer);
  }

  /** {@return everything that any viewer of any game may see} */
  static <S, V> V whole(Game<S, V> game, S state) {
    return game instanceof Secretive<S, V> secretive
        ? secretive.whole(state)
        : game.view(state, Viewer.PUBLIC);
  }

  /** {@return the position of any game as far as {@code view} shows it} */
  static <S, V> Tree shown(Game<S, V> game, V view) {
    return game instanceof Secretive<S, V> secretive
        ? secretive.shown(view)
        : game.notation().position(game.sample(view, new SplittableRandom(0)));
  }

  /** {@return whether the rules of any game let this choice tell its maker something hidden} */
  static <S, V> boolean reveals(Game<S, V> game, V view, Choice choice) {
    return game instanceof Secretive<S, V> secretive && secretive.reveals(view, choice);
  }
}
