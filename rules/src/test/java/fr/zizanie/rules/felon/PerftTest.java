package fr.zizanie.rules.felon;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Lines;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftTest {
  /** The figures of the rules file, by each félon's file counted from its owner's left (2.10). */
  @ParameterizedTest
  @CsvSource({
    "g13 g1, 38, 1444, 68350",
    "m13 a1, 39, 1521, 73121",
    "d13 c1, 38, 1444, 68353",
    "g13 m1, 39, 1482, 71249",
  })
  void the_published_tables_hold(String placing, long d1, long d2, long d3) {
    var start = Scene.of(placing).state();
    assertThat(Scene.GAME.perft(start, 0)).isEqualTo(1);
    assertThat(Scene.GAME.perft(start, 1)).isEqualTo(d1);
    assertThat(Scene.GAME.perft(start, 2)).isEqualTo(d2);
    assertThat(Scene.GAME.perft(start, 3)).isEqualTo(d3);
  }

  @Test
  void the_placings_count_as_actions() {
    var empty = Scene.of("").state();
    assertThat(Scene.GAME.perft(empty, 1)).isEqualTo(13);
    assertThat(Scene.GAME.perft(empty, 2)).isEqualTo(169);
    assertThat(Scene.GAME.divide(empty, 2)).hasSize(13).containsEntry("g13", 13L);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "6r6/13/3g5g3/13/1V11/6f6/5F2M4/5B3e3/4C8/13/2G4C5/13/6R6 y g8 - 4 30",
        "6r6/4D8/13/4g8/3G9/5F7/13/6f6/13/2C10/4B4v3/13/1R11 r f8 - 0 40"
      })
  void the_fast_count_agrees_with_walking_the_contract(String fen) {
    var state = Scene.at(fen).state();
    assertThat(Scene.GAME.perft(state, 3)).isEqualTo(walked(state, 3));
  }

  private static long walked(FelonState state, int depth) {
    if (depth == 0) return 1;
    long nodes = 0;
    for (var action : Lines.actions(Scene.GAME, state, Integer.MAX_VALUE))
      nodes += walked(Lines.after(Scene.GAME, state, action), depth - 1);
    return nodes;
  }
}
