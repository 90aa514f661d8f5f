package fr.zizanie.players.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.alphabeta.Boards;
import fr.zizanie.players.alphabeta.Nim;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ArenaTest {
  private static <S, V> Result play(
      Game<S, V> game, Options options, int a, int b, int games, long seed) {
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
    return play(Boards.GAME, Boards.OPTIONS, a, b, games, seed);
  }

  @Test
  void level_three_beats_level_one() {
    var result = levels(3, 1, 10, 5);
    assertThat(result.games()).isEqualTo(10);
    assertThat(result.wins()).isGreaterThanOrEqualTo(8);
  }

  @Test
  void so_it_does_in_confusion() {
    var game = new Confusion();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    assertThat(play(game, options, 3, 1, 6, 5).wins()).isGreaterThanOrEqualTo(5);
  }

  @Test
  void the_same_seed_gives_the_same_games() {
    var result = levels(2, 1, 4, 9);
    assertThat(levels(2, 1, 4, 9)).isEqualTo(result);
    assertThat(result.meanPlies()).isGreaterThan(10);
  }

  @Test
  void a_game_without_opponent_has_no_levels() {
    var nim = new Nim();
    assertThat(Players.of(nim)).isEmpty();
    assertThat(Players.levels(nim)).isZero();
    var budget = Budget.patient(1);
    assertThatThrownBy(() -> Arena.level(nim, budget, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("nim");
  }
}
