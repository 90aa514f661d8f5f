package fr.zizanie.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.lab.beginner.Beginner;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Contender;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.testing.Scale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Level 1 plays worse than somebody who has just learnt the rules, and better than nobody. Iron
 * Pond has a test of its own.
 */
class LevelOneTest {
  /** Of few games less is asked: chance has more to say in them. */
  private static final double MOSTLY = Scale.of(70, 90) / 100.0;

  private static final Budget LOWEST = new Budget(60_000, 1);
  private static final double SELDOM = Scale.of(60, 40) / 100.0;

  /** How many games of each are played: the same in every run, as all seeds are fixed. */
  static Stream<Arguments> games() {
    return Stream.of(
        Arguments.of("confusion", Scale.of(10, 30)),
        Arguments.of("mutation", 30),
        Arguments.of("felon", Scale.of(10, 30)),
        Arguments.of("tsunami", Scale.of(2, 30)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void it_beats_whoever_does_anything(String id, int games) {
    var result = anything(Games.named(id).orElseThrow(), games);
    assertThat(result.score()).as("%s", result).isGreaterThanOrEqualTo(MOSTLY);
  }

  @ParameterizedTest
  @MethodSource("games")
  void it_loses_to_whoever_takes_what_hangs(String id, int games) {
    var result = beginner(Games.named(id).orElseThrow(), games);
    assertThat(result.score()).as("%s", result).isLessThanOrEqualTo(SELDOM);
  }

  private static <S, V> Result beginner(Game<S, V> game, int games) {
    return against(game, games, random -> Contender.of(Beginner.of(game, random), LOWEST));
  }

  private static <S, V> Result anything(Game<S, V> game, int games) {
    return against(
        game,
        games,
        random ->
            (match, _) -> {
              var actions = Lines.actions(game, match.state(), 1000);
              return actions.get(random.nextInt(actions.size()));
            });
  }

  private static <S, V> Result against(
      Game<S, V> game, int games, Function<RandomGenerator, Contender<S, V>> other) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var arena =
        new Arena<>(
            game,
            options,
            Arena.level(game, LOWEST, 17),
            number -> other.apply(new SplittableRandom(number)),
            17);
    return IntStream.range(0, games).mapToObj(arena::game).reduce(Result.NONE, Result::and);
  }
}
