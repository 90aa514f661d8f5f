package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.lesson.LessonFile;
import java.util.List;
import java.util.Optional;

/** A game with positions to learn it by doing, and a first game in {@code first.json}. */
public interface Taught {
  /** {@return the lessons, in their order} */
  List<Lesson> lessons();

  /** {@return the lessons of any game; none in a game without them} */
  static List<Lesson> lessons(Game<?, ?> game) {
    return game instanceof Taught taught ? taught.lessons() : List.of();
  }

  /**
   * {@return the first game that one is led through from the start of a match, each step of the
   * learner told; none in a game without lessons}
   */
  static Optional<Lesson> firstGame(Game<?, ?> game) {
    return game instanceof Taught
        ? Optional.of(LessonFile.first(game.profile()))
        : Optional.empty();
  }
}
