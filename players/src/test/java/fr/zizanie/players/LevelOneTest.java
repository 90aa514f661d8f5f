package fr.zizanie.players;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.arena.Arena;
import fr.zizanie.players.arena.Contender;
import fr.zizanie.players.arena.Result;
import fr.zizanie.players.beginner.Beginner;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Level 1 plays worse than somebody who has just learnt the rules, and better than nobody. Iron
 * Pond has a test of its own.
 */
class LevelOneTest {
  private static final int GAMES = 30;

  @ParameterizedTest
  @ValueSource(strings = {"confusion", "mutation", "felon", "tsunami"})
  void it_beats_whoever_does_anything(String id) {
    var result = anything(Games.named(id).orElseThrow());
    assertThat(result.score()).as("%s", result).isGreaterThanOrEqualTo(0.9);
  }

  @ParameterizedTest
  @ValueSource(strings = {"confusion", "mutation", "felon", "tsunami"})
  void it_loses_to_whoever_takes_what_hangs(String id) {
    var result = beginner(Games.named(id).orElseThrow());
    assertThat(result.score()).as("%s", result).isLessThanOrEqualTo(0.4);
  }

  private static <S, V> Result beginner(Game<S, V> game) {
    return against(game, random -> Contender.of(Beginner.of(game, random), Sitting.level(1)));
  }

  private static <S, V> Result anything(Game<S, V> game) {
    return against(
        game,
        random ->
            (match, _) -> {
              var actions = Lines.actions(game, match.state(), 1000);
              return actions.get(random.nextInt(actions.size()));
            });
  }

  private static <S, V> Result against(
      Game<S, V> game, Function<RandomGenerator, Contender<S, V>> other) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var arena =
        new Arena<>(
            game,
            options,
            Arena.level(game, Sitting.level(1), 17),
            number -> other.apply(new SplittableRandom(number)),
            17);
    return IntStream.range(0, GAMES)
        .parallel()
        .mapToObj(arena::game)
        .reduce(Result.NONE, Result::and);
  }
}
