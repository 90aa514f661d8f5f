package fr.zizanie.players.ironpond.search;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Past;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the search sees, and what it doesn't mistake. */
class ChessSearchTest {
  private static int value(Position p, int depth) {
    var search = new ChessSearch(Limit.of(2_000_000, 1_000_000), 16);
    int value = 0;
    for (int d = 0; d <= depth; d++)
      value = search.value(p, -1, d, -Score.INFINITE, Score.INFINITE);
    return value;
  }

  @ParameterizedTest
  @CsvSource({
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, 2, 1",
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4, 2, 1",
    "2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1, 8, 3",
  })
  void a_mate_is_counted_in_plies(String fen, int depth, int plies) {
    assertThat(value(Positions.of(fen), depth)).isEqualTo(Score.WIN - plies);
  }

  /** Whoever passes loses nothing here, whoever must move loses everything. */
  @Test
  void passing_does_not_hide_that_moving_loses() {
    var trebuchet = Positions.of("8/8/8/3pK3/2kP4/8/8/8 w - - 0 1");
    assertThat(value(trebuchet, 14)).isLessThan(-200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1"})
  void stalemate_is_a_draw(String fen) {
    assertThat(value(Positions.of(fen), 3)).isZero();
  }

  @Test
  void a_hundred_quiet_plies_are_a_draw() {
    assertThat(value(Positions.of("7k/8/8/8/8/8/8/4R2K b - - 10 90"), 6)).isLessThan(-300);
    assertThat(value(Positions.of("7k/8/8/8/8/8/8/4R2K b - - 99 90"), 6)).isZero();
  }

  private static int lawful(Position p, Past past, int depth) {
    var search = new ChessSearch(Limit.of(2_000_000, 1_000_000), 16).lawful(past);
    int value = 0;
    for (int d = 0; d <= depth; d++)
      value = search.value(p, -1, d, -Score.INFINITE, Score.INFINITE);
    return value;
  }

  /** A bishop or a knight more wins nothing by the Laws of Chess; with cards pieces come back. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "6k1/8/8/8/8/8/8/B6K w - - 0 1",
        "6k1/8/8/8/8/8/8/N6K w - - 0 1",
        "2b4k/8/8/8/4B3/8/2B5/1B5K w - - 0 1",
      })
  void a_dead_position_is_a_draw(String fen) {
    assertThat(value(Positions.of(fen), 3)).isGreaterThan(50);
    for (int depth = 0; depth < 4; depth++)
      assertThat(lawful(Positions.of(fen), Past.None.NONE, depth)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"6k1/8/8/8/8/7P/8/B6K w - - 0 1", "6k1/8/8/8/8/8/8/BB5K w - - 0 1"})
  void what_can_still_mate_is_none(String fen) {
    assertThat(lawful(Positions.of(fen), Past.None.NONE, 3)).isGreaterThan(100);
  }

  /** The last knight for the last pawn leaves nobody enough to mate. */
  @Test
  void a_piece_is_given_for_the_last_pawn() {
    var p = Positions.of("4k3/8/6n1/3KP3/8/8/8/B7 b - - 0 1");
    assertThat(value(p, 4)).isLessThan(-50);
    assertThat(lawful(p, Past.None.NONE, 4)).isBetween(-20, 0);
  }

  @Test
  void a_position_that_has_stood_four_times_ends_the_game() {
    var p = Positions.of("7k/8/8/8/8/8/8/4R2K w - - 0 1");
    Past past = Past.None.NONE;
    for (int times = 0; times < 4; times++) {
      assertThat(lawful(p, past, 3)).isGreaterThan(300);
      past = new Past.Then(p, past);
    }
    assertThat(lawful(p, past, 3)).isZero();
  }

  /** A fork and a battery: nothing that hangs is left out of the count. */
  @ParameterizedTest
  @CsvSource({
    "r3k3/8/8/3N4/8/8/PP6/4K3 w - - 0 1, 200, 1000",
    "3qk3/8/8/8/8/8/3R4/3RK3 w - - 0 1, 700, 1400",
  })
  void what_hangs_is_taken(String fen, int least, int most) {
    assertThat(value(Positions.of(fen), 4)).isBetween(least, most);
  }

  /** Who knows a trap doesn't step into it, not even to win a queen there. */
  @Test
  void a_known_trap_is_looked_at() {
    var p = Positions.of("4k3/8/8/4q3/8/8/8/K3R3 w - - 0 1");
    var search = new ChessSearch(Limit.of(2_000_000, 1_000_000), 16);
    int free = search.value(p, -1, 3, -Score.INFINITE, Score.INFINITE);
    search.falls(1L << 36, 0);
    int trapped = search.value(p, -1, 3, -Score.INFINITE, Score.INFINITE);
    assertThat(trapped).isLessThan(free - 300);
  }

  /** White and black are judged alike. */
  @ParameterizedTest
  @CsvSource({
    "r1bqkb1r/pp3ppp/2np1n2/4p3/4P3/2NP1N2/PPP2PPP/R1BQKB1R w KQkq - 0 6, r1bqkb1r/ppp2ppp/2np1n2/4p3/4P3/2NP1N2/PP3PPP/R1BQKB1R b KQkq - 0 6",
    "4k3/2p5/8/1P6/8/8/8/R3K3 w Q - 0 1, r3k3/8/8/8/1p6/8/2P5/4K3 b q - 0 1",
  })
  void both_sides_are_judged_alike(String one, String other) {
    Position p = Positions.of(one);
    assertThat(p.turn()).isEqualTo(Seat.FIRST);
    assertThat(IronPondEvaluation.of(p)).isEqualTo(IronPondEvaluation.of(Positions.of(other)));
  }
}
