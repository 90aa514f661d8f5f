package fr.zizanie.players.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.mutation.MutationEvaluation;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.players.search.TranspositionTable;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.mutation.MutationState;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The search against searches too plain to be wrong, and against theory. */
class AlphaBetaSearchTest {
  /** A judgement under which every state is quiet. */
  private record Quiet(MutationEvaluation of) implements Evaluation<MutationState> {
    @Override
    public int value(MutationState state) {
      return of.value(state);
    }

    @Override
    public long key(MutationState state) {
      return of.key(state);
    }

    @Override
    public boolean noisy(MutationState state, int choice) {
      return false;
    }

    @Override
    public int gain(MutationState state, int choice) {
      return of.gain(state, choice);
    }
  }

  private static Evaluation<MutationState> quiet(MutationState s) {
    return new Quiet(new MutationEvaluation(s.layout()));
  }

  private static <S> AlphaBetaSearch<S> exact(Game<S, ?> game, Evaluation<S> e) {
    return new AlphaBetaSearch<>(
        game, e, Limit.of(Long.MAX_VALUE, 60_000), TranspositionTable.deepest(16), true);
  }

  static Stream<MutationState> positions() {
    return Boards.random(40, 3);
  }

  @ParameterizedTest
  @MethodSource("positions")
  void it_finds_what_minimax_finds(MutationState s) {
    var plain = new Minimax<>(Boards.GAME, quiet(s));
    var search = exact(Boards.GAME, quiet(s));
    Seat us = Boards.toAct(s);
    for (int depth = 1; depth <= 3; depth++)
      assertThat(search.value(s, us, depth, -Score.INFINITE, Score.INFINITE))
          .as("depth %d", depth)
          .isEqualTo(plain.value(s, us, depth, 0));
  }

  @ParameterizedTest
  @CsvSource({"1,2,3", "1,2,4", "2,2,0", "3,3,1", "1,4,5", "2,3,5", "3,4,5", "1,1,1"})
  void picks_of_one_seat_in_a_row_are_one_action(int a, int b, int c) {
    var nim = new Nim();
    var s = Nim.heaps(a, b, c);
    int value = exact(nim, Nim.BLANK).value(s, Seat.FIRST, 12, -Score.INFINITE, Score.INFINITE);
    assertThat(value > Score.WON).isEqualTo(s.won());
    assertThat(value < -Score.WON).isEqualTo(!s.won());
  }

  @ParameterizedTest
  @CsvSource({"1,2,4", "3,3,1", "1,4,3", "3,4,5", "1,1,1"})
  void a_whole_action_is_advised_that_keeps_the_win(int a, int b, int c) {
    var nim = new Nim();
    var agent = new AlphaBetaAgent<>(nim, _ -> Nim.BLANK, Strength.MUTATION, 1);
    var s = Nim.heaps(a, b, c);
    var limit = Limit.of(Long.MAX_VALUE, 60_000);
    var action = agent.advise(s, Boards.held(12, 1_000_000), limit).action();
    assertThat(action).hasSize(2);
    assertThat(Lines.after(nim, s, action).won()).isFalse();
  }

  @Test
  void a_nearer_win_scores_more() {
    var nim = new Nim();
    var search = exact(nim, Nim.BLANK);
    assertThat(search.value(Nim.heaps(4), Seat.FIRST, 3, -Score.INFINITE, Score.INFINITE))
        .isEqualTo(Score.WIN - 2);
    assertThat(search.value(Nim.heaps(1, 1, 1), Seat.FIRST, 5, -Score.INFINITE, Score.INFINITE))
        .isEqualTo(Score.WIN - 6);
  }
}
