package fr.zizanie.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Taught;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a game teaches by doing can be done as it is told. */
class LessonsTest {
  static Stream<Arguments> lessons() {
    return Games.all().stream()
        .flatMap(
            game -> Taught.lessons(game).stream().map(one -> Arguments.of(game, one.id(), one)));
  }

  static Stream<Arguments> firstGames() {
    return Games.all().stream()
        .flatMap(
            game -> Taught.firstGame(game).stream().map(one -> Arguments.of(game, one.id(), one)));
  }

  @Test
  void a_game_that_teaches_has_lessons_and_a_first_game() {
    var teaching = Games.all().stream().filter(Taught.class::isInstance).toList();
    assertThat(teaching).hasSizeGreaterThanOrEqualTo(5);
    assertThat(firstGames()).hasSameSizeAs(teaching);
    for (var game : teaching) {
      var ids = Taught.lessons(game).stream().map(Lesson::id).toList();
      assertThat(ids).hasSizeGreaterThan(5).doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource({"lessons", "firstGames"})
  void goes_to_its_end(Game<?, ?> game, String id, Lesson lesson) {
    walk(game, lesson);
  }

  private static <S, V> Match<S, V> walk(Game<S, V> game, Lesson lesson) {
    var options = Options.read(game.profile().options(), lesson.options()).orThrow();
    var dealer = SeedDealer.of(lesson.seed(), "bench");
    Match<S, V> match = Match.from(game, options, state(game, lesson, options)).deal(dealer);
    assertThat(lesson.steps()).anyMatch(Lesson.Step::learnt);
    for (Lesson.Step step : lesson.steps()) {
      if (step.learnt()) assertThat(match.turn()).isEqualTo(Turn.of(lesson.learner()));
      for (String action : step.actions())
        if (!action.endsWith(Lesson.ANY)) played(match, lesson, step, action);
      match = played(match, lesson, step, step.actions().getFirst()).deal(dealer);
    }
    return match;
  }

  private static <S, V> S state(Game<S, V> game, Lesson lesson, Options options) {
    return lesson
        .position()
        .map(position -> game.notation().load(position, options).orThrow())
        .orElseGet(() -> game.start(options));
  }

  private static <S, V> Match<S, V> played(
      Match<S, V> match, Lesson lesson, Lesson.Step step, String action) {
    return switch (match.play(step.by().orElse(lesson.learner()), action)) {
      case Answer.Ok<Match<S, V>>(var next) -> next;
      case Answer.No<Match<S, V>>(var no) -> fail(lesson.id() + ": " + no.message().en());
    };
  }

  /** One is led from the start of a match, told what to do, and left with something to play for. */
  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("firstGames")
  void leads_from_the_start_into_a_game(Game<?, ?> game, String id, Lesson lesson) {
    assertThat(lesson.position()).isEmpty();
    var told = lesson.steps().stream().filter(Lesson.Step::learnt).toList();
    assertThat(told).hasSizeBetween(6, 12).allMatch(step -> step.told().isPresent());
    for (Lesson.Step step : told) {
      var words = step.told().orElseThrow();
      for (String text :
          List.of(words.task().fr(), words.task().en(), words.aside().fr(), words.aside().en()))
        assertThat(text).isNotBlank().doesNotContain("'").hasSizeLessThan(180);
    }
    assertThat(walk(game, lesson).outcome()).isEmpty();
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("lessons")
  void speaks_both_languages(Game<?, ?> game, String id, Lesson lesson) {
    for (Words words : List.of(lesson.goal(), lesson.close()))
      for (String text : List.of(words.fr(), words.en()))
        assertThat(text).isNotBlank().doesNotContain("'").hasSizeLessThan(160);
    assertThat(lesson.goal().fr()).isNotEqualTo(lesson.goal().en());
  }
}
