package fr.zizanie.rules.ironpond.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClaimsTest {
  @Test
  void a_position_stands_for_the_third_time() {
    var p = Position.START;
    var keys = new ArrayList<Position>();
    for (String move : List.of("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1")) {
      keys.add(Claims.key(p));
      assertThat(Claims.threefold(keys.subList(0, keys.size() - 1), p)).isFalse();
      p = p.after(Moves.of(move));
    }
    keys.add(Claims.key(p));
    p = p.after(Moves.of("f6g8"));
    assertThat(Claims.threefold(keys, p)).isTrue();
  }

  @Test
  void a_passed_square_counts_only_where_a_pawn_may_take() {
    var nobody = Fen.checked("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").orThrow();
    assertThat(Claims.key(nobody).passed()).isZero();
    var pinned = Fen.checked("4k3/8/8/8/r2Pp2K/8/8/8 b - d3 0 1").orThrow();
    assertThat(Claims.key(pinned).passed()).isNotZero();
    var held = Fen.checked("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1").orThrow();
    assertThat(Claims.key(held).passed()).isZero();
  }

  @Test
  void fifty_moves_are_a_hundred_quiet_plies() {
    var p = Fen.checked("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80").orThrow();
    assertThat(Claims.fiftyMoves(p)).isFalse();
    assertThat(Claims.fiftyMoves(p.after(Moves.of("a1a2")))).isTrue();
    assertThat(p.after(Moves.of("e2e3")).quiet()).isZero();
  }

  @Test
  void two_royals_alone_are_bare() {
    assertThat(Claims.bareRoyals(Fen.read("4k3/8/8/8/8/8/8/4K3 w - - 0 1").orThrow())).isTrue();
    assertThat(Claims.bareRoyals(Fen.read("4k3/8/8/8/8/8/8/4KN2 w - - 0 1").orThrow())).isFalse();
  }
}
