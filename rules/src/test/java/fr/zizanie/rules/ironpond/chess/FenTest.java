package fr.zizanie.rules.ironpond.chess;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
  @ParameterizedTest
  @CsvFileSource(resources = "perft.csv", delimiter = ';')
  void what_is_read_is_written_back(String fen) {
    assertThat(Fen.write(Fen.checked(fen).orThrow())).isEqualTo(fen);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K21 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K4 w - - 0 1",
        "4k3/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3CK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3\u212AK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w QK - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w KK - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - x 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
        "8/8/8/8/8/8/4k3/4K3 w - - 0 1",
      })
  void what_contradicts_itself_is_refused(String fen) {
    assertThat(Fen.checked(fen))
        .isInstanceOfSatisfying(
            Answer.No.class,
            no -> assertThat(no.refusal().reason()).isEqualTo(Reason.BAD_POSITION));
  }

  @Test
  void nine_pawns_and_pawns_on_edge_ranks_are_welcome() {
    var p = Fen.checked("p3k3/8/8/8/8/P7/PPPPPPPP/P3K3 w - - 0 1").orThrow();
    assertThat(Plain.suits(p)).isFalse();
    assertThat(Legal.moves(p).size()).isPositive();
  }

  @Test
  void a_board_full_of_queens_is_played_all_the_same() {
    for (String pieces :
        new String[] {
          "Q1Q1Q1Q1/8/1Q1Q1Q1Q/8/Q1Q1Q1Q1/8/K6Q/2k5", "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/7K/k7"
        }) {
      var p = Fen.read(pieces + " w - - 0 1").orThrow();
      assertThat(Legal.moves(p).size()).isEqualTo((int) Scan.perft(p, 1));
      assertThat(Legal.perft(p, 2)).isEqualTo(Scan.perft(p, 2));
    }
  }

  @Test
  void a_side_in_check_out_of_turn_and_kings_side_by_side_count_alike_on_both_paths() {
    for (String pieces : new String[] {"4k3/4R3/8/8/8/8/8/4K3", "8/8/8/8/8/4k3/4K3/R6R"}) {
      for (String side : new String[] {"w", "b"}) {
        var p = Fen.read(pieces + " " + side + " - - 0 1").orThrow();
        assertThat(Moves.all(p)).hasSize((int) Scan.perft(p, 1));
        assertThat(Legal.perft(p, 3)).isEqualTo(Scan.perft(p, 3));
      }
    }
  }

  @Test
  void a_royal_may_be_away() {
    var p = Fen.read("4k3/8/8/8/8/8/8/R7 w - - 0 1").orThrow();
    assertThat(Fen.contradiction(p, 0)).isPresent();
    assertThat(Fen.contradiction(p, 1)).isEmpty();
    assertThat(p.royal(Seat.FIRST)).isEqualTo(-1);
  }
}
