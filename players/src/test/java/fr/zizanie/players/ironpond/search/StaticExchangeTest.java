package fr.zizanie.players.ironpond.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What exchanges on one square come to. */
class StaticExchangeTest {
  @ParameterizedTest
  @CsvSource({
    // a pawn that nobody guards; one that a pawn guards
    "1k6/8/8/4p3/8/8/8/4R1K1 w - - 0 1, e1e5, 100, 100",
    "1k6/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1, e1e5, 100, -400",
    // behind the rook stands another, and behind theirs too
    "1k2r3/4r3/8/4p3/8/8/4R3/4R1K1 w - - 0 1, e2e5, 100, -400",
    "1k2r3/8/8/4p3/8/8/4R3/4R1K1 w - - 0 1, e2e5, 100, 100",
    // a royal takes back only what nobody guards
    "8/8/3k4/4p3/8/8/4R3/4R1K1 w - - 0 1, e2e5, 100, 100",
    "8/8/3k4/4p3/8/8/4R3/6K1 w - - 0 1, e2e5, 100, -400",
    // a quiet move to where a pawn takes
    "1k6/8/3p4/8/8/8/8/4Q1K1 w - - 0 1, e1e5, 0, -960",
    "1k6/8/8/8/8/8/8/4Q1K1 w - - 0 1, e1e5, 0, 0",
    // in passing, where the passer's other neighbour takes back
    "1k6/4p3/8/2Pp4/8/8/8/6K1 w - d6 0 1, c5d6, 100, 0",
  })
  void it_goes_on_as_long_as_it_pays(String fen, String move, int gain, int balance) {
    var p = Positions.of(fen);
    assertThat(new StaticExchange().of(p, Positions.code(move), gain)).isEqualTo(balance);
  }

  /** Who is shielded (card 63) isn't taken back. */
  @ParameterizedTest
  @CsvSource("1k6/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1, e1e5")
  void a_shielded_piece_keeps_what_it_takes(String fen, String move) {
    var p = Positions.of(fen);
    var shielded = p.marks(p.marks().shield(4));
    assertThat(new StaticExchange().of(shielded, Positions.code(move), 100)).isEqualTo(100);
  }
}
