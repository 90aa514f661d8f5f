package fr.zizanie.rules.felon;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Reason;
import org.junit.jupiter.api.Test;

/** Swaps, one test a ruling (Le Félon, 2.5). */
class SwapsTest {
  @Test
  void a_courtisane_swaps_with_her_own_pieces_but_not_with_a_courtisane() {
    var m = Scene.pieces("Ra1 rg13 Cc6 Gc8 Cc4 de6", "y - - 7 1");
    assertThat(m.from("c6")).contains("c8", "d6", "c5").doesNotContain("c4", "e6", "c9");
    assertThat(m.play("c6c8").is("Ra1 rg13 Cc8 Gc6 Cc4 de6", "r - - 8 1")).isTrue();
    assertThat(m.written("c6c8")).isEqualTo("Cc6<>c8");
    assertThat(m.refusal("c6c4").reason()).isEqualTo(Reason.NOT_OFFERED);
    assertThat(m.refusal("c6e6").detail().en()).startsWith("A courtesan runs like the queen");
  }

  @Test
  void a_courtisane_leads_her_king_out_of_check() {
    var m = Scene.pieces("Ra1 rg13 da5 Cg1", "y - - 0 1");
    assertThat(m.from("g1")).containsExactlyInAnyOrder("a1");
    assertThat(m.play("g1a1").is("Rg1 rg13 da5 Ca1", "r - - 1 1")).isTrue();
    assertThat(Scene.pieces("Ra1 rf13 da5 dg5 Cg1", "y - - 0 1").from("g1"))
        .as("where the king would go is attacked")
        .doesNotContain("a1");
  }

  @Test
  void another_swap_of_a_courtisane_parries_nothing() {
    var m = Scene.pieces("Ra1 rg13 da5 Ce3 Ge6", "y - - 0 1");
    assertThat(m.from("e3")).containsExactly("a3");
    assertThat(m.refusal("e3e6").reason()).isEqualTo(Reason.OWN_KING_IN_CHECK);
  }

  @Test
  void a_valet_swaps_with_any_enemy_but_a_valet() {
    var m = Scene.pieces("Rh1 rc13 Vd8 dg11 ea11 mg8 gd5 va8 fd13", "y - - 0 1");
    assertThat(m.from("d8")).contains("g11", "a11", "g8", "d5", "d13").doesNotContain("a8", "d4");
    assertThat(m.refusal("d8a8").reason()).isEqualTo(Reason.NOT_OFFERED);
    assertThat(m.play("d8g8").is("Rh1 rc13 Vg8 dg11 ea11 md8 gd5 va8 fd13", "r - - 1 1")).isTrue();
  }

  @Test
  void a_valet_drags_the_enemy_king_and_that_may_be_mate() {
    // On a1 the king has only b1, b2 and a2 to go to, and the dames see them all.
    var m = Scene.pieces("Rm13 rg7 Va1 Dc2 Da8", "y - - 0 1");
    assertThat(m.written("a1g7")).isEqualTo("Va1<>g7#");
    assertThat(m.play("a1g7").outcome()).contains(new Outcome.Won(Seat.FIRST, "checkmate"));
  }

  @Test
  void a_dragged_king_may_parry_by_a_swap() {
    var m = Scene.pieces("Rm13 rg7 Va1 Dc2 Da8 ck1", "y - - 0 1").play("a1g7");
    assertThat(m.outcome()).isEmpty();
    assertThat(m.legal()).containsExactly("k1a1");
  }

  @Test
  void a_valet_may_not_bring_the_kings_side_by_side() {
    var m = Scene.pieces("Rg6 rg13 Vg7 Ga2", "y - - 0 1");
    assertThat(m.from("g7")).doesNotContain("g13").contains("g12");
    assertThat(m.refusal("g7g13").reason()).isEqualTo(Reason.OWN_KING_IN_CHECK);
    assertThat(Scene.pieces("Rg5 rg13 Vg7 Ga2", "y - - 0 1").from("g7")).contains("g13");
  }

  @Test
  void a_valet_gives_no_check_and_guards_nothing() {
    var m = Scene.pieces("Ra1 rg13 Vg12 Mf12 Ch12 Ga2", "r - - 0 1");
    assertThat(m.inCheck()).isFalse();
    assertThat(m.from("g13")).containsExactlyInAnyOrder("f12", "g12", "h12", "f13", "h13");
  }

  @Test
  void a_valet_leads_away_who_gives_check_unless_it_checks_from_there_too() {
    assertThat(Scene.pieces("Ra1 rg13 da6 Ve6", "y - - 0 1").from("e6"))
        .containsExactlyInAnyOrder("a6", "a2");
    assertThat(Scene.pieces("Ra1 rg13 da6 Vf6", "y - - 0 1").from("f6"))
        .as("from f6 the dame would check along the diagonal")
        .isEmpty();
  }

  @Test
  void a_pinned_swapper_may_swap_but_not_leave() {
    var m = Scene.pieces("Ra1 rg13 da13 Ca6 Bd6 Gd9", "y - - 0 1");
    assertThat(m.from("a6"))
        .containsExactlyInAnyOrder(
            "a2", "a3", "a4", "a5", "a7", "a8", "a9", "a10", "a11", "a12", "d6", "d9");
  }

  @Test
  void a_ministre_turns_the_garde_he_swaps_with() {
    var m = Scene.pieces("Ra1 rg13 Mc6 gc8 de6 Gc4", "y - - 9 1");
    assertThat(m.from("c6")).contains("c8").doesNotContain("e6", "c4");
    assertThat(m.play("c6c8").is("Ra1 rg13 Mc8 Gc6 de6 Gc4", "r - - 0 1")).isTrue();
    assertThat(m.written("c6c8")).isEqualTo("Mc6<>c8*");
  }

  @Test
  void a_ministre_on_his_far_rank_turns_the_garde_twice_and_that_is_progress() {
    var m = Scene.pieces("Ra1 rg13 Mc13 gc8", "y - - 9 1");
    assertThat(m.play("c13c8").is("Ra1 rg13 Mc8 gc13", "r - - 0 1")).isTrue();
    assertThat(m.written("c13c8")).isEqualTo("Mc13<>c8");
  }

  @Test
  void a_swap_is_no_progress_even_if_it_displaces_or_turns_a_garde() {
    assertThat(Scene.pieces("Ra1 rg13 Ce2 Ge6", "y - - 9 1").play("e2e6").fen()).endsWith(" 10 1");
    assertThat(Scene.pieces("Ra1 rg13 Vd1 gd9", "y - - 9 1").play("d1d9").fen()).endsWith(" 10 1");
  }

  @Test
  void a_displaced_garde_may_step_twice_from_its_second_rank() {
    var m = Scene.pieces("Ra1 rg13 Ce2 Ge6", "y - - 9 1").play("e2e6 g13g12");
    assertThat(m.from("e2")).containsExactlyInAnyOrder("e3", "e4");
  }
}
