package fr.zizanie.players.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.alphabeta.Boards;
import fr.zizanie.players.alphabeta.NetEvaluation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.mutation.MutationState;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The network of Chess Mutation. */
class MutationNetTest {
  private static final List<MutationState> SOME = Boards.random(300, 21).toList();

  private static MutationState start(String board) {
    var options = Options.read(Boards.GAME.profile().options(), Map.of("board", board)).orThrow();
    return Boards.GAME.start(options);
  }

  @Test
  void it_judges_the_usual_board_and_no_other() {
    assertThat(MutationNet.evaluation(start("CM-1").layout())).isInstanceOf(NetEvaluation.class);
    assertThat(MutationNet.evaluation(start("CM-2").layout()))
        .isInstanceOf(MutationEvaluation.class);
  }

  @Test
  void positions_before_do_not_change_a_value() {
    var all = MutationNet.evaluation(Boards.start().layout());
    for (var s : SOME)
      assertThat(all.value(s)).isEqualTo(MutationNet.evaluation(s.layout()).value(s));
  }

  @Test
  void it_agrees_mostly_with_what_is_counted_by_hand() {
    var byHand = new MutationEvaluation(Boards.start().layout());
    var net = MutationNet.evaluation(Boards.start().layout());
    long clear = SOME.stream().filter(s -> Math.abs(byHand.value(s)) > 400).count();
    long same =
        SOME.stream()
            .filter(s -> Math.abs(byHand.value(s)) > 400)
            .filter(s -> byHand.value(s) > 0 == net.value(s) > 0)
            .count();
    assertThat(clear).isGreaterThan(50);
    assertThat(same).isGreaterThan(clear * 8 / 10);
  }

  @Test
  void both_sides_are_judged_alike() {
    var net = MutationNet.evaluation(Boards.start().layout());
    for (var s : SOME)
      assertThat(net.value(MutationEvaluationTest.mirrored(s))).isEqualTo(net.value(s));
  }

  @Test
  void its_file_is_small() throws IOException {
    try (var in = MutationNet.class.getResourceAsStream("CM-1.net")) {
      assertThat(in.readAllBytes()).hasSizeLessThan(300_000);
    }
  }
}
