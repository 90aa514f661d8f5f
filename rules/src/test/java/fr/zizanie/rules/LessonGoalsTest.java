package fr.zizanie.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a lesson asks for brings its goal about, and nothing else does. */
class LessonGoalsTest {
  private static final Set<String> DIAGRAMS =
      Set.of(
          "rocket",
          "probe",
          "foot",
          "tower",
          "novice",
          "king",
          "sprinkler",
          "wimp",
          "crab",
          "bishop",
          "cardinal",
          "abbot");

  static Stream<Lesson> mutation() {
    return new Mutation().lessons().stream();
  }

  static Stream<Lesson> diagrams() {
    return new Confusion().lessons().stream().filter(one -> DIAGRAMS.contains(one.id()));
  }

  @ParameterizedTest
  @MethodSource("mutation")
  void only_the_good_move_of_mutation_reaches_the_goal(Lesson lesson) {
    var begun = begun(new Mutation(), lesson);
    var good = lesson.steps().getFirst().actions();
    if (lesson.id().equals("check")) {
      assertThat(actions(begun)).isEqualTo(good);
      return;
    }
    assertThat(reaching(begun, match -> won(match, lesson))).isEqualTo(good);
    assertThat(actions(begun)).hasSizeGreaterThan(3);
  }

  @ParameterizedTest
  @MethodSource("diagrams")
  void only_the_diagram_that_is_taught_captures(Lesson lesson) {
    var begun = begun(new Confusion(), lesson);
    int pieces = men(begun);
    assertThat(reaching(begun, match -> men(match) < pieces))
        .isEqualTo(lesson.steps().getFirst().actions());
    assertThat(actions(begun).stream().filter(one -> one.startsWith("A-"))).hasSizeGreaterThan(10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"win", "briefcase"})
  void whoever_brings_it_home_wins(String id) {
    var game = new Confusion();
    var lesson = named(game, id);
    assertThat(won(walked(game, lesson, lesson.steps().size()), lesson)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"capture", "chain", "suicide"})
  void only_the_good_point_captures(String id) {
    var game = new Tsunami();
    var lesson = named(game, id);
    var begun = begun(game, lesson);
    long stones = stones(begun, 'O');
    assertThat(reaching(begun, match -> stones(match, 'O') < stones))
        .isEqualTo(lesson.steps().getFirst().actions());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "escape", "two-eyes", "one-eye", "count"})
  void the_other_lessons_of_go_leave_other_points_to_choose(String id) {
    var game = new Tsunami();
    var lesson = named(game, id);
    assertThat(actions(begun(game, lesson))).hasSizeGreaterThan(3);
    var over = walked(game, lesson, lesson.steps().size());
    assertThat(won(over, lesson)).isEqualTo(id.equals("count"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko"})
  void a_ko_may_not_be_retaken(String id) {
    var game = new Tsunami();
    assertThat(actions(walked(game, named(game, id), 2))).doesNotContain("E5").contains("C3");
  }

  private static Lesson named(Taught game, String id) {
    return game.lessons().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
  }

  private static <S, V> Match<S, V> begun(Game<S, V> game, Lesson lesson) {
    var options = Options.read(game.profile().options(), lesson.options()).orThrow();
    var agreed = Varied.agreed(game, options);
    var state = agreed.notation().load(lesson.position().orElseThrow(), options).orThrow();
    return Match.from(game, options, state).deal(SeedDealer.of(lesson.seed(), "bench"));
  }

  private static <S, V> Match<S, V> walked(Game<S, V> game, Lesson lesson, int steps) {
    var match = begun(game, lesson);
    for (var step : lesson.steps().subList(0, steps))
      match =
          match
              .play(step.by().orElse(lesson.learner()), step.actions().getFirst())
              .orThrow()
              .deal(SeedDealer.of(lesson.seed(), "bench"));
    return match;
  }

  private static <S, V> List<Match<S, V>> next(Match<S, V> match) {
    var seat = ((Turn.Of) match.turn()).seat();
    var out = new ArrayList<Match<S, V>>();
    for (var choice : match.game().choices(match.state()).toList())
      out.add(match.enter(new Entry.Acted(seat, List.of(choice))).orThrow());
    return out;
  }

  private static <S, V> String last(Match<S, V> match) {
    return switch (match.log().getLast()) {
      case Entry.Acted(var by, var picks) -> match.game().notation().print(picks);
      default -> "";
    };
  }

  private static <S, V> List<String> actions(Match<S, V> match) {
    return next(match).stream().map(LessonGoalsTest::last).toList();
  }

  private static <S, V> List<String> reaching(Match<S, V> match, Predicate<Match<S, V>> goal) {
    return next(match).stream().filter(goal).map(LessonGoalsTest::last).toList();
  }

  private static boolean won(Match<?, ?> match, Lesson lesson) {
    return match.outcome().orElse(null) instanceof Outcome.Won(var winner, var reason)
        && winner == lesson.learner();
  }

  private static <S, V> String position(Match<S, V> match) {
    return match.game().notation().position(match.state()).toString();
  }

  /** White pieces are in lower case, before the rank turns into other fields. */
  private static int men(Match<?, ?> match) {
    String board = position(match).split("turn", -1)[0];
    return (int) board.chars().filter(c -> "pstv".indexOf(c) >= 0).count();
  }

  private static long stones(Match<?, ?> match, char sign) {
    return position(match).split("turn", -1)[0].chars().filter(c -> c == sign).count();
  }
}
