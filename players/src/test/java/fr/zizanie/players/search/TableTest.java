package fr.zizanie.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableTest {
  @ParameterizedTest
  @CsvSource({"-5, 0, 1, 3", "2147483647, -29997, 60, 1", "-2147483648, 29997, 127, 2"})
  void an_entry_comes_back_as_it_was_kept(int choice, int score, int depth, int bound) {
    var table = new Table(4);
    table.keep(77, choice, score, depth, bound);
    long entry = table.find(77);
    assertThat(Table.choice(entry)).isEqualTo(choice);
    assertThat(Table.score(entry)).isEqualTo(score);
    assertThat(Table.depth(entry)).isEqualTo(depth);
    assertThat(Table.bound(entry)).isEqualTo(bound);
  }

  @Test
  void of_three_states_in_one_place_the_deepest_and_the_newest_stay() {
    var table = new Table(4);
    table.keep(16, 1, 0, 9, Table.EXACT);
    table.keep(32, 2, 0, 3, Table.EXACT);
    table.keep(48, 3, 0, 2, Table.EXACT);
    assertThat(table.find(16)).isNotZero();
    assertThat(table.find(32)).isZero();
    assertThat(table.find(48)).isNotZero();
  }
}
