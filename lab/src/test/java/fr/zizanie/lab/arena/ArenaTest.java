package fr.zizanie.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.toy.Envelope;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ArenaTest {
  private static <S, V> Result play(Game<S, V> game, int a, int b, int games, long seed) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var arena =
        new Arena<>(
            game,
            options,
            Arena.level(game, new Budget(60_000, a), seed),
            Arena.level(game, new Budget(60_000, b), seed + 1),
            seed);
    return IntStream.range(0, games).mapToObj(arena::game).reduce(Result.NONE, Result::and);
  }

  private static Result levels(int a, int b, int games, long seed) {
    return play(new Mutation(), a, b, games, seed);
  }

  @Test
  void level_three_beats_level_one() {
    var result = levels(3, 1, 10, 5);
    assertThat(result.games()).isEqualTo(10);
    assertThat(result.wins()).isGreaterThanOrEqualTo(8);
  }

  @Test
  void so_it_does_in_confusion() {
    assertThat(play(new Confusion(), 3, 1, 6, 5).wins()).isGreaterThanOrEqualTo(5);
  }

  @Test
  void the_same_seed_gives_the_same_games() {
    var result = levels(2, 1, 4, 9);
    assertThat(levels(2, 1, 4, 9)).isEqualTo(result);
    assertThat(result.meanPlies()).isGreaterThan(10);
  }

  @Test
  void a_game_without_opponent_has_no_levels() {
    var envelope = new Envelope();
    assertThat(Players.of(envelope)).isEmpty();
    assertThat(Players.levels(envelope)).isZero();
    var budget = Budget.patient(1);
    assertThatThrownBy(() -> Arena.level(envelope, budget, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("envelope");
  }
}
