package fr.zizanie.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranspositionTableTest {
  private static final int EXACT = TranspositionTable.EXACT;

  @ParameterizedTest
  @CsvSource({"-5, 0, 1", "2147483647, -28997, 60", "-2147483648, 28997, 127"})
  void an_entry_comes_back_as_it_was_kept(int choice, int score, int depth) {
    var table = TranspositionTable.deepest(4);
    table.keep(77, choice, score, 3, depth, EXACT);
    long entry = table.find(77);
    assertThat(TranspositionTable.choice(entry)).isEqualTo(choice);
    assertThat(TranspositionTable.score(entry, 8)).isEqualTo(score);
    assertThat(TranspositionTable.decides(entry, depth, -1, 1, 8)).isTrue();
    assertThat(TranspositionTable.decides(entry, depth + 1, -1, 1, 8)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"40, 20, 30, true", "25, 20, 30, false", "20, 20, 30, true"})
  void a_bound_decides_only_beyond_the_other(int score, int alpha, int beta, boolean decides) {
    var table = TranspositionTable.newest(4);
    table.keep(5, 1, score, 0, 2, TranspositionTable.bound(score, score, score + 1));
    boolean low = TranspositionTable.decides(table.find(5), 2, alpha, beta, 0);
    table.keep(5, 1, score, 0, 2, TranspositionTable.bound(score, score - 1, score));
    boolean high = TranspositionTable.decides(table.find(5), 2, alpha, beta, 0);
    assertThat(low).isEqualTo(score <= alpha);
    assertThat(high).isEqualTo(score >= beta);
    assertThat(low || high).isEqualTo(decides);
  }

  @Test
  void a_win_is_as_far_from_its_state_wherever_it_is_met() {
    var table = TranspositionTable.newest(4);
    table.keep(5, 1, Score.WIN - 10, 4, 2, EXACT);
    table.keep(6, 1, 10 - Score.WIN, 4, 2, EXACT);
    assertThat(TranspositionTable.score(table.find(5), 7)).isEqualTo(Score.WIN - 13);
    assertThat(TranspositionTable.score(table.find(6), 7)).isEqualTo(13 - Score.WIN);
  }

  @Test
  void of_three_states_in_one_place_the_deepest_and_the_newest_stay() {
    var table = TranspositionTable.deepest(4);
    table.keep(16, 1, 0, 0, 9, EXACT);
    table.keep(32, 2, 0, 0, 3, EXACT);
    table.keep(48, 3, 0, 0, 2, EXACT);
    assertThat(table.find(16)).isNotZero();
    assertThat(table.find(32)).isZero();
    assertThat(table.find(48)).isNotZero();
  }

  @Test
  void of_two_states_in_a_place_for_one_the_newest_stays() {
    var table = TranspositionTable.newest(4);
    table.keep(16, 1, 0, 0, 9, EXACT);
    table.keep(32, 2, 0, 0, 3, EXACT);
    assertThat(table.find(16)).isZero();
    assertThat(table.find(32)).isNotZero();
  }
}
