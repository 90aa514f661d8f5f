package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Game;
import java.util.List;

/** A game with positions to learn it by doing. */
public interface Taught {
  /** {@return the lessons, in their order} */
  List<Lesson> lessons();

  /** {@return the lessons of any game; none in a game without them} */
  static List<Lesson> lessons(Game<?, ?> game) {
    return game instanceof Taught taught ? taught.lessons() : List.of();
  }
}
