package fr.zizanie.sheets;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.wire.catalogue.Lesson;
import fr.zizanie.sheets.wire.catalogue.Lesson.LessonStep;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;

/** The lessons of a game as the page reads them. */
public final class Lessons {
  private Lessons() {}

  /** {@return the lessons of a game} */
  public static List<Lesson> of(Game<?, ?> game) {
    return Taught.lessons(game).stream().map(lesson -> of(game, lesson)).toList();
  }

  private static Lesson of(Game<?, ?> game, fr.zizanie.rules.core.trait.Lesson lesson) {
    return new Lesson(
        lesson.id(),
        lesson.options(),
        new Trees().write(lesson.position()),
        lesson.seed(),
        game.profile().name(lesson.learner()),
        lesson.steps().stream()
            .map(step -> new LessonStep(step.by().map(game.profile()::name), step.actions()))
            .toList(),
        Said.of(lesson.goal()),
        Said.of(lesson.close()));
  }
}
