package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.core.Lines;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void in_abbotts_edition_it_is_every_action(int depth) {
    var state = Scene.dealt("perft").after("L-S2", "C-N2").state();
    assertThat(Scene.GAME.perft(state, depth)).isEqualTo(walked(state, depth));
    assertThat(Scene.GAME.divide(state, depth).values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(walked(state, depth));
  }

  private static long walked(ConfusionState state, int depth) {
    if (depth == 0) return 1;
    long nodes = 0;
    for (var action : Lines.actions(Scene.GAME, state, Integer.MAX_VALUE))
      nodes += walked(Lines.after(Scene.GAME, state, action), depth - 1);
    return nodes;
  }

  @Test
  void the_first_tries_do_not_depend_on_the_deal() {
    assertThat(Scene.GAME.perft(Scene.dealt("a").state(), 1))
        .isEqualTo(Scene.GAME.perft(Scene.GAME.start(Scene.agreed()), 1))
        .isEqualTo(140);
  }

  @Test
  void both_words_of_a_master_are_walked_and_extras_are_not() {
    var scene =
        Scene.spies(
            "red", "11 . . . . . . . . . . x\n6 . . . * . . . . . . .\n1 X . . . . . . . . . .");
    assertThat(scene.offered()).contains("out");
    assertThat(Scene.GAME.divide(scene.state(), 1)).containsKey("X-N9").doesNotContainKey("out");
    int once = Math.toIntExact(Scene.GAME.perft(scene.state(), 1));
    assertThat(Scene.GAME.perft(scene.state(), 2)).isGreaterThan(once * 2L * 20);
  }

  @Test
  void a_won_game_has_no_leaves() {
    var won = Scene.abbott("white", "11 . A! . . . . . . . . .");
    assertThat(Scene.GAME.perft(won.state(), 1)).isZero();
  }
}
