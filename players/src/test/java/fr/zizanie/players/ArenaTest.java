package fr.zizanie.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.alphabeta.Boards;
import fr.zizanie.players.alphabeta.Nim;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Options;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ArenaTest {
  private static Arena<?, ?> levels(int a, int b) {
    return Arena.of(Boards.GAME, Boards.OPTIONS, new Budget(60_000, a), new Budget(60_000, b), 1);
  }

  @Test
  void level_three_beats_level_one() {
    var result = levels(3, 1).play(10, 5, _ -> {});
    assertThat(result.games()).isEqualTo(10);
    assertThat(result.wins()).isGreaterThanOrEqualTo(8);
  }

  @Test
  void so_it_does_in_confusion() {
    var game = new Confusion();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var result =
        Arena.of(game, options, new Budget(60_000, 3), new Budget(60_000, 1), 1)
            .play(6, 5, _ -> {});
    assertThat(result.wins()).isGreaterThanOrEqualTo(5);
  }

  @Test
  void the_same_seed_gives_the_same_result_and_progress_is_told_game_by_game() {
    var told = new ArrayList<Arena.Result>();
    var result = levels(2, 1).play(4, 9, told::add);
    assertThat(told).hasSize(4).last().isEqualTo(result);
    assertThat(told.getFirst().games()).isEqualTo(1);
    assertThat(levels(2, 1).play(4, 9, _ -> {})).isEqualTo(result);
    assertThat(result.meanPlies()).isGreaterThan(10);
  }

  @Test
  void a_game_without_opponent_has_no_arena() {
    var nim = new Nim();
    assertThat(Players.of(nim)).isEmpty();
    var budget = Budget.of(1);
    assertThatThrownBy(() -> Arena.of(nim, Boards.OPTIONS, budget, budget, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("nim");
  }

  @Test
  void no_level_takes_more_than_two_and_a_half_seconds_and_most_take_half_of_one() {
    for (int level = 1; level <= Budget.LEVELS; level++) {
      assertThat(Budget.of(level).level()).isEqualTo(level);
      assertThat(Budget.of(level).millis()).isLessThanOrEqualTo(level < 8 ? 500 : 2_500);
    }
  }
}
