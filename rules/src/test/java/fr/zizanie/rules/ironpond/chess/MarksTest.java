package fr.zizanie.rules.ironpond.chess;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What cards do to the way pieces move (Iron Pond, 3). */
class MarksTest {
  private static Position at(String fen) {
    return Fen.read(fen).orThrow();
  }

  private static int sq(String name) {
    return Board8.square(name, 0);
  }

  private static long set(String... names) {
    long out = 0;
    for (String name : names) out |= 1L << sq(name);
    return out;
  }

  @Test
  void a_hole_stops_lines_and_steps_but_not_leaps() {
    var p = Edits.holed(at("4k3/8/8/8/8/8/1P6/RN2K3 w - - 0 1"), sq("b3"));
    assertThat(Moves.from(p, "b2")).isEmpty();
    assertThat(Moves.from(p, "b1")).containsExactly("b1a3", "b1c3", "b1d2");
    p = Edits.holed(p, sq("a4"));
    assertThat(Moves.from(p, "a1")).containsExactly("a1a2", "a1a3");
    p = Edits.holed(p, sq("c3"));
    assertThat(Moves.from(p, "b1")).containsExactly("b1a3", "b1d2");
  }

  @Test
  void a_hole_ends_a_check_and_stops_castling() {
    var p = at("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1");
    assertThat(p.inCheck(Seat.FIRST)).isTrue();
    p = Edits.holed(p, sq("e5"));
    assertThat(p.inCheck(Seat.FIRST)).isFalse();
    assertThat(Moves.from(p, "e1")).contains("e1g1");
    assertThat(Moves.from(Edits.holed(p, sq("f1")), "e1")).doesNotContain("e1g1", "e1f1");
  }

  @Test
  void a_neutral_piece_is_moved_by_either_side_and_takes_pieces_of_both() {
    var p = Edits.neutral(at("4k3/p7/8/8/8/8/P7/r3K3 w - - 0 1"), sq("a1"), true);
    assertThat(p.inCheck(Seat.FIRST)).isTrue();
    assertThat(p.inCheck(Seat.SECOND)).isFalse();
    assertThat(Moves.from(p, "a1")).containsExactly("a1a2");
    var taken = ChessMove.after(p, Moves.of("a1a2"));
    assertThat(taken.turn()).isEqualTo(Seat.SECOND);
    assertThat(Moves.from(taken, "a2")).contains("a2a7", "a2h2", "a2a1");
  }

  @Test
  void a_neutral_piece_may_not_be_turned_so_that_it_attacks_its_mover() {
    var p = Edits.neutral(at("4k3/8/8/8/8/8/R7/7K w - - 0 1"), sq("a2"), true);
    assertThat(Moves.from(p, "a2")).doesNotContain("a2a1", "a2h2").contains("a2a8", "a2e2");
  }

  @Test
  void a_neutral_pawn_keeps_its_owners_direction_and_promotes_for_its_mover() {
    var p = Edits.neutral(at("7k/8/8/8/K7/8/6p1/8 w - - 0 1"), sq("g2"), true);
    assertThat(Moves.from(p, "g2")).containsExactly("g2g1b", "g2g1n", "g2g1q", "g2g1r");
    var after = ChessMove.after(p, Moves.of("g2g1r"));
    assertThat(after.piece(sq("g1")))
        .contains(new Piece(Seat.SECOND, List.of(Component.ROOK), true, false));
  }

  @Test
  void a_piece_next_to_a_magnet_neither_moves_nor_gives_check_until_it_leaves() {
    var p = at("4k3/8/8/8/8/8/4rB2/4K3 w - - 0 1");
    assertThat(p.inCheck(Seat.FIRST)).isTrue();
    p = p.marks(p.marks().magnets(set("f2")));
    assertThat(p.inCheck(Seat.FIRST)).isFalse();
    assertThat(Moves.all(p)).as("only the magnet moves, and not away from the rook").isEmpty();
    p = at("4k3/8/8/8/8/2B5/4r3/K7 w - - 0 1").marks(Marks.NONE.magnets(set("f3")));
    p = Edits.with(p, sq("f3"), Piece.of(Seat.FIRST, Component.KNIGHT));
    assertThat(p.marks().magnets()).isEqualTo(set("f3"));
    assertThat(ChessMove.after(p, Moves.of("f3d4")).marks().magnets()).isZero();
  }

  @Test
  void two_magnets_side_by_side_hold_each_other() {
    var p = at("4k3/8/8/8/3RR3/8/8/4K3 w - - 0 1");
    p = p.marks(p.marks().magnets(set("d4", "e4")));
    assertThat(Moves.from(p, "d4")).isEmpty();
    assertThat(Moves.from(p, "e4")).isEmpty();
  }

  @Test
  void a_magnet_that_castles_lets_go_of_whom_it_held() {
    var king = at("4k3/8/8/8/8/8/3b4/R3K3 w Q - 0 1").marks(Marks.NONE.magnets(set("e1")));
    assertThat(Moves.from(king, "e1")).doesNotContain("e1c1").contains("e1d1");
    var rook = at("4k3/8/8/8/8/8/1b6/R3K3 w Q - 0 1").marks(Marks.NONE.magnets(set("a1")));
    assertThat(Moves.from(rook, "e1")).doesNotContain("e1c1").contains("e1d1");
    // Passing over a square that the piece let go of attacks.
    var passing = at("4k3/8/8/8/8/8/3r4/R3K3 w Q - 0 1").marks(Marks.NONE.magnets(set("e1")));
    assertThat(Moves.from(passing, "e1")).doesNotContain("e1c1", "e1d1");
    var free = at("4k3/8/8/8/8/8/n7/R3K3 w Q - 0 1").marks(Marks.NONE.magnets(set("e1")));
    assertThat(Moves.from(free, "e1")).contains("e1d1").doesNotContain("e1c1");
    free = Edits.without(free, sq("a2"));
    assertThat(Moves.from(free, "e1")).contains("e1c1");
  }

  @Test
  void a_neutral_piece_that_is_stuck_for_this_turn_only_may_take_the_royal_in_the_next() {
    var p = Edits.neutral(at("4k3/8/8/8/8/8/8/Q6K w - - 0 1"), sq("a1"), true);
    p = p.marks(p.marks().stuck(set("a1")));
    assertThat(Moves.from(p, "h1")).containsExactly("h1g2", "h1h2");
  }

  @Test
  void only_a_pawn_beside_the_passer_takes_in_passing() {
    var p = Edits.neutral(at("4k3/8/8/8/8/8/1PP5/4K3 w - - 0 1"), sq("b2"), true);
    p = ChessMove.after(p, Moves.of("c2c4"));
    assertThat(Moves.from(p, "b2")).containsExactly("b2b3", "b2b4");
    assertThat(p.victim(sq("b2"), sq("c3"))).isEqualTo(-1);
    // The same path tells whether a royal pawn could be taken.
    var royal = Edits.crowned(at("4k3/8/8/8/8/8/1PP5/4K3 w - - 0 1"), sq("c2"));
    royal = Edits.neutral(royal, sq("b2"), true);
    assertThat(Moves.from(royal, "c2")).containsExactly("c2c4");
    assertThat(ChessMove.after(royal, Moves.of("c2c4")).inCheck(Seat.FIRST)).isFalse();
    var beside = Edits.crowned(at("4k3/8/8/8/1p6/8/2P5/4K3 w - - 0 1"), sq("c2"));
    assertThat(Moves.from(beside, "c2")).doesNotContain("c2c4");
  }

  @Test
  void a_stuck_piece_waits_for_one_turn() {
    var p = at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    p = p.marks(p.marks().stuck(set("a1")));
    assertThat(Moves.from(p, "a1")).isEmpty();
    var later = ChessMove.after(p, Moves.of("e1e2"));
    assertThat(later.marks()).isEqualTo(Marks.NONE);
  }

  @Test
  void a_shielded_piece_is_not_captured_for_one_turn() {
    var p = at("4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1");
    p = p.marks(p.marks().shielded(set("d5")));
    assertThat(Moves.from(p, "e4")).containsExactly("e4e5");
    assertThat(ChessMove.after(p, Moves.of("e4e5")).marks()).isEqualTo(Marks.NONE);
  }

  @Test
  void a_shield_given_in_this_turn_lasts_through_the_next_one_whoever_owns_the_piece() {
    for (boolean neutral : new boolean[] {false, true}) {
      var p = Edits.neutral(at("4k3/8/8/8/8/r7/8/R3K3 w - - 0 1"), sq("a3"), neutral);
      int at = neutral ? sq("a3") : sq("a1");
      p = p.marks(p.marks().shield(at));
      var next = p.turned();
      assertThat(next.marks().shielded()).isEqualTo(1L << at);
      assertThat(next.turned().marks().shielded()).isZero();
    }
  }

  @Test
  void an_order_leaves_the_pieces_of_its_type_and_stops_the_checks_of_others() {
    var p = at("3rk3/8/8/8/8/8/N7/3K4 b - - 0 1");
    assertThat(p.inCheck(Seat.FIRST)).isTrue();
    p = p.marks(p.marks().diktat(new Order.Must(Seat.SECOND, Component.KNIGHT)));
    assertThat(p.inCheck(Seat.FIRST)).isFalse();
    assertThat(Legal.canMove(p)).isFalse();
    var white = at("4k3/8/8/8/8/8/N7/3K4 w - - 0 1");
    white = white.marks(white.marks().diktat(new Order.Must(Seat.FIRST, Component.KNIGHT)));
    assertThat(Moves.all(white)).containsExactly("a2b4", "a2c1", "a2c3");
    assertThat(Moves.all(Edits.camel(white, sq("a2")))).containsExactly("a2c5", "a2d4");
    assertThat(ChessMove.after(white, Moves.of("a2b4")).marks()).isEqualTo(Marks.NONE);
  }

  @Test
  void reversed_pawns_go_aslant_and_capture_straight() {
    var p = at("4k3/8/8/8/4p3/4P3/1P6/4K3 w - - 0 1");
    p = p.marks(p.marks().reversed(true));
    assertThat(Moves.from(p, "b2")).containsExactly("b2a3", "b2c3", "b2d4");
    assertThat(Moves.from(p, "e3")).containsExactly("e3d4", "e3e4", "e3f4");
    assertThat(ChessMove.after(p, Moves.of("b2d4")).passed()).isZero();
    assertThat(at("8/8/8/4k3/8/8/8/4K3 w - - 0 1").inCheck(Seat.SECOND)).isFalse();
    var check = at("8/8/8/4k3/4P3/8/8/4K3 b - - 0 1");
    assertThat(check.inCheck(Seat.SECOND)).isFalse();
    assertThat(check.marks(check.marks().reversed(true)).inCheck(Seat.SECOND)).isTrue();
  }

  @Test
  void a_pawn_of_the_first_rank_leaps_and_may_be_taken_in_passing() {
    var p = at("4k3/8/8/8/8/3p4/8/2P1K3 w - - 0 1");
    assertThat(Moves.from(p, "c1")).containsExactly("c1c2", "c1c3");
    var leapt = ChessMove.after(p, Moves.of("c1c3"));
    assertThat(Moves.from(leapt, "d3")).containsExactly("d3c2", "d3d2");
    assertThat(ChessMove.after(leapt, Moves.of("d3c2")).pieces().white()).isEqualTo(set("e1"));
  }

  @Test
  void the_right_to_take_in_passing_ends_with_the_turn_even_without_a_move() {
    var p = at("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    assertThat(p.turned().passed()).isZero();
    assertThat(p.turn(Seat.FIRST).turned().passed()).isEqualTo(set("e3"));
  }

  @Test
  void two_pawns_may_have_been_passed_at_once() {
    var p = at("4k3/8/8/8/2PpP3/8/8/4K3 b - - 0 1").passed(set("c3", "e3"));
    assertThat(Moves.from(p, "d4")).containsExactly("d4c3", "d4d3", "d4e3");
    assertThat(ChessMove.after(p, Moves.of("d4c3")).pieces().white()).isEqualTo(set("e1", "e4"));
  }

  @Test
  void a_merged_piece_moves_as_each_part_and_never_promotes() {
    var p = Edits.merged(at("4k3/8/2P5/1N6/8/8/8/4K3 w - - 0 1"), sq("c6"), sq("b5"));
    assertThat(p.piece(sq("b5")).orElseThrow().components())
        .containsExactly(Component.PAWN, Component.KNIGHT);
    assertThat(Moves.from(p, "b5"))
        .containsExactly("b5a3", "b5a7", "b5b6", "b5c3", "b5c7", "b5d4", "b5d6");
    p = Edits.relocated(p, sq("b5"), sq("b7"));
    assertThat(Moves.from(p, "b7")).contains("b7b8", "b7d8").noneMatch(m -> m.length() > 4);
    assertThat(ChessMove.after(p, Moves.of("b7b8")).piece(sq("b8")).orElseThrow().merged())
        .isTrue();
  }

  @Test
  void a_part_may_stand_twice_in_a_merged_piece() {
    var p = Edits.merged(at("4k3/8/8/8/8/8/1N6/N3K3 w - - 0 1"), sq("a1"), sq("b2"));
    var twice = List.of(Component.KNIGHT, Component.KNIGHT);
    assertThat(p.piece(sq("b2")).orElseThrow().components()).isEqualTo(twice);
    var moved = ChessMove.after(p, Moves.of("b2c4"));
    assertThat(moved.piece(sq("c4")).orElseThrow().components()).isEqualTo(twice);
    assertThat(moved.piece(sq("b2"))).isEmpty();
    assertThat(Edits.without(moved, sq("c4")).marks()).isEqualTo(Marks.NONE);
  }

  @Test
  void a_camel_leaps_three_by_two() {
    var p = Edits.camel(at("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1"), sq("d4"));
    assertThat(Moves.from(p, "d4"))
        .containsExactly("d4a2", "d4a6", "d4b1", "d4b7", "d4f1", "d4f7", "d4g2", "d4g6");
    assertThat(ChessMove.after(p, Moves.of("d4g6")).inCheck(Seat.SECOND)).isFalse();
    assertThat(
            ChessMove.after(p, Moves.of("d4b1"))
                .piece(sq("b1"))
                .orElseThrow()
                .counts(Component.KNIGHT))
        .isTrue();
  }

  @Test
  void a_royal_pawn_promotes_to_bishop_or_knight_only_and_the_prince_may_be_taken() {
    var p = Edits.crowned(at("r6k/P7/8/8/8/8/8/R3K3 w Q - 0 1"), sq("a7"));
    assertThat(p.castling()).isZero();
    assertThat(p.royal(Seat.FIRST)).isEqualTo(sq("a7"));
    assertThat(p.piece(sq("e1")).orElseThrow().prince()).isTrue();
    assertThat(p.inCheck(Seat.FIRST)).isTrue();
    assertThat(p.victims(Seat.SECOND, sq("a8"))).isEqualTo(set("a1", "e1"));
    var free = Edits.crowned(at("7k/P7/8/8/8/8/8/R3K3 w Q - 0 1"), sq("a7"));
    assertThat(Moves.from(free, "a7")).containsExactly("a7a8b", "a7a8n");
    var bishop = ChessMove.after(free, Moves.of("a7a8b"));
    assertThat(bishop.royal(Seat.FIRST)).isEqualTo(sq("a8"));
  }

  @Test
  void a_royal_pawn_does_not_pass_where_it_could_be_taken_in_passing() {
    var p = Edits.crowned(at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), sq("e2"));
    assertThat(Moves.from(p, "e2")).isEmpty();
    p = Edits.crowned(at("4k3/8/8/8/2p5/8/4P3/4K3 w - - 0 1"), sq("e2"));
    assertThat(Moves.from(p, "e2")).containsExactly("e2e3", "e2e4");
    p = Edits.crowned(at("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"), sq("e4"));
    assertThat(p.inCheck(Seat.FIRST)).isTrue();
    assertThat(p.passed(0).inCheck(Seat.FIRST)).isFalse();
  }

  @Test
  void while_the_royal_is_away_nothing_is_check() {
    var p = Edits.without(at("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"), sq("e1"));
    assertThat(p.royal(Seat.FIRST)).isEqualTo(-1);
    assertThat(p.inCheck(Seat.FIRST)).isFalse();
    assertThat(Moves.from(p, "e2")).hasSize(6);
  }

  @Test
  void whoever_is_swapped_loses_rights_and_keeps_marks() {
    var p = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    p = p.marks(p.marks().stuck(set("a8")).magnets(set("h1")));
    var swapped = Edits.swapped(Edits.swapped(p, sq("a1"), sq("a8")), sq("h1"), sq("h8"));
    assertThat(swapped.castling()).isZero();
    assertThat(swapped.marks().stuck()).isEqualTo(set("a1"));
    assertThat(swapped.marks().magnets()).isZero();
    assertThat(Edits.relocated(p, sq("e1"), sq("e2")).castling()).isEqualTo(set("a8", "h8"));
  }

  @Test
  void a_swapped_pawn_cannot_be_taken_in_passing() {
    var p = at("4k3/8/8/8/3pP3/8/8/N3K3 b - e3 0 1");
    assertThat(Moves.from(p, "d4")).contains("d4e3");
    assertThat(Moves.from(Edits.swapped(p, sq("e4"), sq("a1")), "d4")).doesNotContain("d4e3");
  }
}
