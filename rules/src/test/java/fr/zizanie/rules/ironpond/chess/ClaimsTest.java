package fr.zizanie.rules.ironpond.chess;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimsTest {
  @Test
  void the_way_to_a_position_and_its_counters_do_not_matter() {
    var p = Position.START;
    for (String move : List.of("g1f3", "g8f6", "f3g1", "f6g8")) {
      p = ChessMove.after(p, Moves.of(move));
      assertThat(Claims.alike(p, Position.START)).isEqualTo(move.equals("f6g8"));
    }
    assertThat(p.quiet()).isEqualTo(4);
    assertThat(Claims.alike(p.castling(0), Position.START)).isFalse();
    assertThat(Claims.alike(p.turn(Seat.SECOND), Position.START)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1, true", // no pawn could take
    "4k3/8/8/8/r2Pp2K/8/8/8 b - d3 0 1, false",
    "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1, true", // the pawn that could is pinned along the rank
  })
  void a_passed_square_counts_only_where_a_pawn_may_take(String fen, boolean same) {
    var p = Fen.checked(fen).orThrow();
    assertThat(Claims.alike(p, p.passed(0))).isEqualTo(same);
    assertThat(Claims.alike(p.passed(0), p)).isEqualTo(same);
  }

  @Test
  void fifty_moves_are_a_hundred_quiet_plies() {
    var p = Fen.checked("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80").orThrow();
    assertThat(Claims.fiftyMoves(p)).isFalse();
    assertThat(Claims.fiftyMoves(ChessMove.after(p, Moves.of("a1a2")))).isTrue();
    assertThat(ChessMove.after(p, Moves.of("e2e3")).quiet()).isZero();
  }

  @Test
  void two_royals_alone_are_bare() {
    assertThat(Claims.bareRoyals(Fen.read("4k3/8/8/8/8/8/8/4K3 w - - 0 1").orThrow())).isTrue();
    assertThat(Claims.bareRoyals(Fen.read("4k3/8/8/8/8/8/8/4KN2 w - - 0 1").orThrow())).isFalse();
  }
}
