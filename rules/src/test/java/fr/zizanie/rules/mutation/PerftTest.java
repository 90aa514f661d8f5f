package fr.zizanie.rules.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftTest {
  private final Mutation game = new Mutation();

  private MutationState start(String board) {
    return game.start(Options.read(game.profile().options(), Map.of("board", board)).orThrow());
  }

  /** The figures of rules/mutation.md on which two independent implementations agree. */
  @ParameterizedTest
  @CsvSource({
    "CM-1, 20, 400, 11271, 310742, 10060448",
    "CM-2, 20, 400, 11126, 302401, 9542923",
    "CM-3, 20, 400, 11364, 317157, 10181448"
  })
  void the_published_tables_hold(String board, long d1, long d2, long d3, long d4, long d5) {
    var start = start(board);
    long[] nodes = {d1, d2, d3, d4, d5};
    for (int depth = 1; depth <= 5; depth++)
      assertThat(game.perft(start, depth)).as("depth %d", depth).isEqualTo(nodes[depth - 1]);
  }

  @Test
  void the_fast_count_agrees_with_walking_the_contract() {
    var state = start("CM-1");
    for (String move : new String[] {"e2e4", "d7d5", "g1f3", "b8c6", "f3g4"})
      state = game.apply(state, game.notation().parse(move).orElseThrow());
    assertThat(game.perft(state, 3)).isEqualTo(walked(game, state, 3));
  }

  private static <S> long walked(Game<S, ?> game, S state, int depth) {
    if (depth == 0) return 1;
    long nodes = 0;
    for (var action : Lines.actions(game, state, Integer.MAX_VALUE))
      nodes += walked(game, Lines.after(game, state, action), depth - 1);
    return nodes;
  }
}
