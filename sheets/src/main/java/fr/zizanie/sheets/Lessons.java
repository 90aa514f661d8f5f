package fr.zizanie.sheets;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.wire.catalogue.BenchQuestion;
import fr.zizanie.sheets.wire.catalogue.Lesson;
import fr.zizanie.sheets.wire.catalogue.Lesson.LessonStep;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;
import java.util.Optional;

/** The lessons of a game as the page reads them. */
public final class Lessons {
  private Lessons() {}

  /** {@return the lessons of a game} */
  public static List<Lesson> of(Game<?, ?> game) {
    return Taught.lessons(game).stream().map(lesson -> of(game, lesson)).toList();
  }

  /** {@return the first game that one is led through, if the game has one} */
  public static Optional<Lesson> first(Game<?, ?> game) {
    return Taught.firstGame(game).map(lesson -> of(game, lesson));
  }

  /** {@return a match that goes on where somebody was led in a first game; or what is wrong} */
  public static <S, V> Answer<Match<S, V>> led(
      Game<S, V> game, fr.zizanie.rules.core.lesson.Lesson first, List<String> done) {
    var question =
        new BenchQuestion(
            first.options(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(first.seed()),
            List.of(),
            done,
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return new Bench(question)
        .match(game)
        .then(match ->
            match.outcome().isPresent() ? Answer.no(Reason.GAME_OVER.refusal()) : Answer.ok(match));
  }

  private static Lesson of(Game<?, ?> game, fr.zizanie.rules.core.lesson.Lesson lesson) {
    var options = Options.read(game.profile().options(), lesson.options()).orThrow();
    var profile = Varied.agreed(game, options).profile();
    return new Lesson(
        lesson.id(),
        lesson.options(),
        lesson.position().map(new Trees()::write).orElse(""),
        lesson.seed(),
        profile.name(lesson.learner()),
        lesson.steps().stream()
            .map(step ->
                new LessonStep(
                    step.by().map(profile::name),
                    step.actions(),
                    step.told().map(told -> Said.of(told.task())),
                    step.told().map(told -> Said.of(told.aside()))))
            .toList(),
        Said.of(lesson.goal()),
        Said.of(lesson.close()));
  }
}
