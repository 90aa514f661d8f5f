package fr.zizanie.players.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.mutation.MutationEvaluation;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.mutation.MutationState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forced mates, each confirmed by trying everything. */
class MateTest {
  private static final Minimax<MutationState> ALL =
      new Minimax<>(Boards.GAME, new MutationEvaluation(Boards.start().layout()));

  @ParameterizedTest
  @CsvSource({
    "1, 4P3/7k/8/3P4/3P4/8/2K5/8 w - 5 39",
    "1, 2p2p2/1pp1pk2/7p/8/8/2p1K3/P5P1/1P1p1PP1 b - 0 20",
    "1, p6P/2ppk2p/8/1P1P4/3P4/8/8/p1P1K1PP w K 5 22",
    "1, 8/8/8/3p4/8/k7/8/1K6 b - 11 66",
    "2, 6p1/p2p1kp1/2p4p/3Pp3/8/5K2/P2P1p2/4p3 b - 5 29",
    "2, 3P2P1/p1p2k2/2p5/8/8/2p1p3/PP2P1P1/P1K2P2 b - 1 21",
    "2, P7/P2p4/1k3P2/8/1P6/5P2/6P1/P1P1K3 w Q 3 29",
    "2, 6K1/8/5k2/8/8/p7/8/8 b - 51 86",
    "3, 7K/8/5k2/8/8/8/8/1p6 b - 49 85",
    "3, 4P3/8/6p1/8/7k/5K2/8/2P5 w - 21 51",
    "3, 4P3/5k2/6p1/2p5/8/7p/1K5p/3p4 b - 13 40",
    "3, 3P4/p4k2/p7/1p6/2p2P2/1K6/8/4p3 b - 19 38",
    "3, 5p2/5k1P/8/pp6/4P1P1/8/8/1PKP4 w - 1 32",
  })
  void the_shortest_mate_is_found(int actions, String fen) {
    var s = Boards.at(fen);
    assertThat(ALL.wins(s, actions)).isTrue();
    assertThat(ALL.wins(s, actions - 1)).isFalse();
    var limit = Limit.of(200_000, 60_000);
    var advice = Boards.opponent().advise(Boards.view(s), Boards.held(12, 200_000), limit);
    assertThat(advice.score()).isEqualTo(Score.WIN - (2 * actions - 1));
    var next = Lines.after(Boards.GAME, s, advice.action());
    assertThat(ALL.won(next, Boards.toAct(s), actions - 1)).isTrue();
  }
}
