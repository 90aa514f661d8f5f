package fr.zizanie.players.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.alphabeta.Boards;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.Position;
import java.util.HashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MutationEvaluationTest {
  private static final MutationEvaluation JUDGE = new MutationEvaluation(Boards.start().layout());

  static Stream<MutationState> positions() {
    return Boards.random(200, 4);
  }

  /** The same fight with the seats exchanged: the board is its own mirror. */
  static MutationState mirrored(MutationState s) {
    Position p = s.position();
    var turned =
        new Position(
            Long.reverseBytes(p.black()),
            Long.reverseBytes(p.white()),
            p.blackKing() ^ 56,
            p.whiteKing() ^ 56,
            p.turn().other(),
            p.rights() >> 2 | (p.rights() & 3) << 2);
    return new MutationState(s.layout(), turned, s.quiet(), s.number(), s.past(), s.turn());
  }

  @ParameterizedTest
  @MethodSource("positions")
  void it_favours_neither_seat(MutationState s) {
    assertThat(JUDGE.value(mirrored(s))).isEqualTo(JUDGE.value(s));
  }

  @ParameterizedTest
  @MethodSource("positions")
  void it_knows_check_as_the_rules_do(MutationState s) {
    assertThat(JUDGE.inCheck(s)).isEqualTo(Boards.view(s).inCheck(Boards.toAct(s)));
  }

  @ParameterizedTest
  @MethodSource("positions")
  void what_takes_is_noisy(MutationState s) {
    for (var action : Lines.actions(Boards.GAME, s, 1000)) {
      var next = Lines.after(Boards.GAME, s, action);
      boolean taken =
          Long.bitCount(next.position().occupied()) < Long.bitCount(s.position().occupied());
      assertThat(JUDGE.noisy(s, action.getFirst().code())).isEqualTo(taken);
    }
  }

  @Test
  void different_positions_have_different_keys() {
    var seen = new HashMap<Long, Position>();
    Boards.random(2_000, 5)
        .forEach(s ->
            assertThat(seen.merge(JUDGE.key(s), s.position(), (old, now) -> old))
                .isEqualTo(s.position()));
  }

  @Test
  void the_key_tells_side_rights_and_a_counter_near_the_claim() {
    var rook = JUDGE.key(Boards.at("4k2p/8/8/8/8/8/8/4K2P w Kk 0 1"));
    assertThat(rook)
        .isNotEqualTo(JUDGE.key(Boards.at("4k2p/8/8/8/8/8/8/4K2P b Kk 0 1")))
        .isNotEqualTo(JUDGE.key(Boards.at("4k2p/8/8/8/8/8/8/4K2P w K 0 1")))
        .isNotEqualTo(JUDGE.key(Boards.at("4k2p/8/8/8/8/8/8/4K2P w Kk 199 1")))
        .isEqualTo(JUDGE.key(Boards.at("4k2p/8/8/8/8/8/8/4K2P w Kk 7 40")));
  }

  @Test
  void a_piece_on_a_queen_square_is_worth_more_than_one_on_a_pawn_square() {
    var queen = Boards.at("4k3/8/8/8/3P4/8/8/4K3 w - 0 1");
    var pawn = Boards.at("4k3/8/8/8/8/8/3P4/4K3 w - 0 1");
    assertThat(JUDGE.value(queen)).isGreaterThan(JUDGE.value(pawn) + 50);
  }
}
