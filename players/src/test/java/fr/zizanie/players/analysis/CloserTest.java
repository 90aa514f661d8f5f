package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One decision looked at for longer. */
class CloserTest {
  static Stream<Played<?, ?>> games() {
    return Played.games(1);
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void a_decision_has_its_best_candidates_and_what_was_played(Played<S, V> game) {
    var decision = game.analysis().decisions().getLast();
    var closer = closer(game, decision.ply()).orThrow();
    assertThat(closer.seat()).isEqualTo(decision.seat());
    assertThat(closer.candidates())
        .hasSizeBetween(1, Candidates.MOST)
        .isSortedAccordingTo(Comparator.comparingDouble((Weighed w) -> -w.chance()));
    assertThat(closer.played().chance()).isBetween(0.0, 1.0);
    assertThat(closer.played().action()).isEqualTo(decision.played());
    assertThat(closer(game, decision.ply()).orThrow()).isEqualTo(closer);
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void where_nothing_was_decided_there_is_nothing_to_look_at(Played<S, V> game) {
    for (int ply : new int[] {-1, 0, game.match().ply() + 1})
      assertThat(closer(game, ply)).isEqualTo(Answer.no(Reason.BAD_FIELD.refusal()));
  }

  private static <S, V> Answer<Closer> closer(Played<S, V> game, int ply) {
    var appraiser = game.appraiser();
    return Closer.of(game.match(), appraiser, ply, appraiser.work(Depth.LAW));
  }
}
