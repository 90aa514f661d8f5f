package fr.zizanie.rules.felon;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Reason;
import org.junit.jupiter.api.Test;

/** Plain moves and gardes at the far rank, one test a ruling (Le Félon, 2.4 and 2.7). */
class GardesTest {
  private static final String RETURN = "gardeFarRank=RETURN";

  @Test
  void the_ecuyer_leaps_and_the_bouffon_runs_diagonally() {
    var m = Scene.pieces("Ra1 rg13 Eg6 Bc3", "y - - 0 1");
    assertThat(m.from("g6"))
        .containsExactlyInAnyOrder("h8", "f8", "h4", "f4", "i7", "i5", "e7", "e5");
    assertThat(m.from("c3"))
        .containsExactlyInAnyOrder(
            "b2", "b4", "a5", "d2", "e1", "d4", "e5", "f6", "g7", "h8", "i9", "j10", "k11", "l12",
            "m13");
  }

  @Test
  void the_ecuyer_as_rook_runs_straight_and_checks_from_far() {
    assertThat(Scene.pieces("Ra1 rf13 Eg6", "y - - 0 1", "ecuyer=ROOK").from("g6"))
        .hasSize(24)
        .contains("a6", "m6", "g13", "g1")
        .doesNotContain("h8");
    assertThat(Scene.pieces("Ra1 rg13 Eg6", "r - - 0 1", "ecuyer=ROOK").from("g13"))
        .containsExactlyInAnyOrder("f12", "f13", "h12", "h13");
    assertThat(Scene.pieces("Ra1 rg13 Eg6", "r - - 0 1").from("g13")).contains("g12");
    assertThat(Scene.pieces("Ra1 rg13 Ef11", "r - - 0 1").inCheck()).isTrue();
  }

  @Test
  void a_garde_steps_once_or_twice_and_captures_diagonally() {
    var m = Scene.pieces("Rm1 rg13 Gc2 Ge2 eb3 ed3", "y - - 0 1");
    assertThat(m.from("c2")).containsExactlyInAnyOrder("c3", "c4", "b3", "d3");
    assertThat(m.from("e2")).containsExactlyInAnyOrder("e3", "e4", "d3");
    var blocked = Scene.pieces("Rm1 rg13 Gc2 Ge2 ec4 ee3", "y - - 0 1");
    assertThat(blocked.from("c2")).containsExactly("c3");
    assertThat(blocked.from("e2")).isEmpty();
    assertThat(blocked.refusal("e2e3").detail().en()).startsWith("A guard goes");
  }

  @Test
  void a_double_step_may_be_captured_en_passant_at_once() {
    var m = Scene.pieces("Ra1 rg13 Gd2 ge4", "y - - 3 1").play("d2d4");
    assertThat(m.is("Ra1 rg13 Gd4 ge4", "r - d3 0 1")).isTrue();
    assertThat(m.from("e4")).containsExactlyInAnyOrder("e3", "d3");
    assertThat(m.written("e4d3")).isEqualTo("e4xd3");
    assertThat(m.play("e4d3").is("Ra1 rg13 gd3", "y - - 0 2")).isTrue();
    assertThat(m.play("g13g12 a1a2").from("e4")).containsExactly("e3");
  }

  @Test
  void the_en_passant_square_is_set_after_every_double_step() {
    assertThat(Scene.pieces("Ra1 rg13 Gd2 gm9", "y - - 3 1").play("d2d4").fen())
        .contains(" r - d3 ");
  }

  @Test
  void without_en_passant_no_square_is_set() {
    var m = Scene.pieces("Ra1 rg13 Gd2 ge4", "y - - 3 1", "enPassant=false").play("d2d4");
    assertThat(m.fen()).endsWith(" r - - 0 1");
    assertThat(m.from("e4")).containsExactly("e3");
  }

  @Test
  void en_passant_may_not_uncover_the_own_king() {
    // Both gardes would leave the fourth rank, and the dame sees along it.
    var m = Scene.pieces("Rg13 ra4 Gd2 ge4 Dm4", "y - - 3 1").play("d2d4");
    assertThat(m.from("e4")).containsExactly("e3");
    assertThat(m.refusal("e4d3").reason()).isEqualTo(Reason.OWN_KING_IN_CHECK);
  }

  @Test
  void a_garde_that_gives_check_by_a_double_step_may_be_taken_en_passant() {
    var m = Scene.pieces("Ra1 re5 Gd2 ge4 Df1 Dc9", "y - - 3 1").play("d2d4");
    assertThat(m.inCheck()).isTrue();
    assertThat(m.from("e4")).containsExactly("d3");
  }

  @Test
  void a_garde_that_arrives_changes_sides_at_once() {
    var m = Scene.pieces("Ra1 rl13 Gd12 ed8", "y - - 5 1");
    var arrived = m.play("d12d13");
    assertThat(arrived.is("Ra1 rl13 gd13 ed8", "r - - 0 1")).isTrue();
    assertThat(m.written("d12d13")).isEqualTo("d12-d13*");
    assertThat(arrived.from("d13")).containsExactly("d12");
  }

  @Test
  void it_arrives_by_capture_and_by_swap_alike() {
    assertThat(
            Scene.pieces("Ra1 rh13 ed13 Ge12", "y - - 5 1")
                .play("e12d13")
                .is("Ra1 rh13 gd13", "r - - 0 1"))
        .isTrue();
    assertThat(
            Scene.pieces("Ra1 rh13 Cd13 Gd9", "y - - 5 1")
                .play("d13d9")
                .is("Ra1 rh13 gd13 Cd9", "r - - 6 1"))
        .isTrue();
    assertThat(
            Scene.pieces("Ra1 rh13 Vd1 gd9", "y - - 5 1")
                .play("d1d9")
                .is("Ra1 rh13 Gd1 Vd9", "r - - 6 1"))
        .isTrue();
  }

  @Test
  void it_may_not_turn_against_its_own_king() {
    var step = Scene.pieces("Rc12 rh13 Gd12", "y - - 5 1");
    assertThat(step.from("d12")).isEmpty();
    assertThat(step.refusal("d12d13").reason()).isEqualTo(Reason.OWN_KING_IN_CHECK);
    assertThat(Scene.pieces("Rc12 rh13 Cd13 Gd9", "y - - 5 1").from("d13"))
        .contains("d10")
        .doesNotContain("d9");
    assertThat(Scene.pieces("Rc12 rh13 Md13 gd9", "y - - 5 1").from("d13"))
        .contains("d10")
        .doesNotContain("d9");
  }

  @Test
  void a_turned_garde_steps_once_from_its_new_home_and_twice_from_the_second_rank() {
    var m = Scene.pieces("Ra1 rj13 gd13", "r - - 0 1");
    assertThat(m.from("d13")).containsExactly("d12");
    assertThat(m.play("d13d12 a1a2").from("d12")).containsExactlyInAnyOrder("d11", "d10");
  }

  @Test
  void with_the_other_reading_it_comes_back_for_its_owner() {
    var m = Scene.pieces("Ra1 rj13 Gd12 ec13", "y - - 5 1", RETURN);
    assertThat(m.from("d12")).containsExactlyInAnyOrder("d13", "c13");
    assertThat(m.written("d12d13")).isEqualTo("d12-d13*");
    var there = m.play("d12d13");
    assertThat(there.fen()).startsWith("2eT5r3/");
    assertThat(there.play("j13j12").from("d13")).containsExactly("d12");
  }

  @Test
  void on_its_way_back_it_captures_and_checks_backward_and_turns_again_at_home() {
    assertThat(Scene.pieces("Ra1 rj13 Td6 ec5 ee5 ec7", "y - - 5 1", RETURN).from("d6"))
        .containsExactlyInAnyOrder("d5", "c5", "e5");
    assertThat(Scene.pieces("Ra1 rc5 Td6", "r - - 5 1", RETURN).inCheck()).isTrue();
    assertThat(Scene.pieces("Ra1 rc7 Td6", "r - - 5 1", RETURN).inCheck()).isFalse();
    var home = Scene.pieces("Ra1 rj13 Td2", "y - - 5 1", RETURN);
    assertThat(home.from("d2")).containsExactly("d1");
    assertThat(home.play("d2d1").is("Ra1 rj13 Gd1", "r - - 0 1")).isTrue();
    assertThat(Scene.pieces("Ra1 rj13 Td12", "y - - 5 1", RETURN).from("d12"))
        .containsExactly("d11");
  }

  @Test
  void on_its_way_back_it_is_nothing_for_en_passant() {
    var m = Scene.pieces("Ra1 rj13 gd12 Te11 Gc10", "r - - 5 1", RETURN).play("d12d10");
    assertThat(m.fen()).contains(" y - d11 ");
    assertThat(m.from("e11")).containsExactlyInAnyOrder("e10", "d10");
    assertThat(m.from("c10")).containsExactlyInAnyOrder("c11", "d11");
  }

  @Test
  void a_converted_garde_walks_on_for_its_new_owner() {
    var m = Scene.pieces("Ra1 rj13 Mc6 tc8", "y - - 5 1", RETURN);
    assertThat(m.play("c6c8").is("Ra1 rj13 Mc8 Gc6", "r - - 0 1")).isTrue();
    var far = Scene.pieces("Ra1 rj13 Mc13 gc8", "y - - 5 1", RETURN);
    assertThat(far.play("c13c8").is("Ra1 rj13 Mc8 Tc13", "r - - 0 1")).isTrue();
  }
}
