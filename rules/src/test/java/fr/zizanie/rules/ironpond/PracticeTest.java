package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.lesson.LessonFile;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.cards.Practice;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.text.Reading;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every practice position can be played through as it is told. */
class PracticeTest {
  private static final IronPond GAME = new IronPond();

  static Stream<Arguments> lessons() {
    return GAME.lessons().stream().map(lesson -> Arguments.of(lesson.id(), lesson));
  }

  @Test
  void every_card_has_one() {
    assertThat(GAME.lessons().stream().map(Lesson::id))
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, 73).mapToObj(Integer::toString).toList());
  }

  @ParameterizedTest(name = "card {0}")
  @MethodSource("lessons")
  void goes_to_its_end(String id, Lesson lesson) {
    var match = begun(lesson);
    boolean played = false;
    for (Lesson.Step step : lesson.steps()) {
      for (String other : step.actions())
        if (!other.endsWith(Lesson.ANY)) assertThat(after(lesson, match, step, other)).isNotNull();
      played |= step.learnt() && step.actions().getFirst().startsWith("#" + id);
      match = after(lesson, match, step, step.actions().getFirst());
    }
    assertThat(played).as("the learner plays the card").isTrue();
    assertThat(lesson.steps().getLast().learnt() || match.outcome().isEmpty()).isTrue();
    var board = ((Tree.Fields) GAME.notation().position(match.state())).fields();
    assertThat(Reading.text(Reading.tree(board, "fen"), "fen")).startsWith(ends(id) + " ");
  }

  /** What an action that wasn't asked for would do is not left to chance: nobody is stuck. */
  @ParameterizedTest(name = "card {0}")
  @MethodSource("lessons")
  void the_learner_acts_whenever_they_are_asked(String id, Lesson lesson) {
    var match = begun(lesson);
    for (Lesson.Step step : lesson.steps()) {
      if (step.learnt()) assertThat(match.turn()).isEqualTo(Turn.of(lesson.learner()));
      match = after(lesson, match, step, step.actions().getFirst());
    }
  }

  @ParameterizedTest(name = "card {0}")
  @MethodSource("lessons")
  void speaks_both_languages(String id, Lesson lesson) {
    for (Words words : List.of(lesson.goal(), lesson.close())) {
      assertThat(words.fr()).isNotBlank().isNotEqualTo(words.en()).hasSizeLessThan(160);
      assertThat(words.en()).isNotBlank().hasSizeLessThan(160);
      assertThat(words.fr() + words.en()).doesNotContain("'");
    }
  }

  @Test
  void no_two_are_the_same() {
    var seen = new HashSet<Words>();
    for (Lesson lesson : GAME.lessons()) {
      assertThat(seen.add(lesson.goal())).as(lesson.id()).isTrue();
      assertThat(seen.add(lesson.close())).as(lesson.id()).isTrue();
    }
  }

  private static String ends(String id) {
    var fields = ((Tree.Fields) LessonFile.tree(Practice.path(Integer.parseInt(id)))).fields();
    return Reading.text(Reading.tree(fields, "after"), "after");
  }

  private static Match<IronPondState, IronPondView> begun(Lesson lesson) {
    var options = Options.read(GAME.profile().options(), lesson.options()).orThrow();
    return Match.from(
            GAME, options, GAME.notation().load(lesson.position().orElseThrow(), options).orThrow())
        .deal(dealer(lesson));
  }

  private static SeedDealer dealer(Lesson lesson) {
    return SeedDealer.of(lesson.seed(), "ironpond");
  }

  private static Match<IronPondState, IronPondView> after(
      Lesson lesson, Match<IronPondState, IronPondView> match, Lesson.Step step, String action) {
    return switch (match.play(step.by().orElse(lesson.learner()), action)) {
      case Answer.Ok<Match<IronPondState, IronPondView>>(var next) -> next.deal(dealer(lesson));
      case Answer.No<Match<IronPondState, IronPondView>>(var no) ->
          throw new AssertionError(lesson.id() + ": " + action + ": " + no.message().en());
    };
  }
}
