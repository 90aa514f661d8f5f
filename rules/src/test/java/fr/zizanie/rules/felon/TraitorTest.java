package fr.zizanie.rules.felon;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.felon.board.Zone;
import org.junit.jupiter.api.Test;

/** The félon's double allegiance, one test a ruling (Le Félon, 2.6). */
class TraitorTest {
  @Test
  void on_orange_the_other_may_step_it_at_once_against_its_own_colour() {
    var m = Scene.pieces("Ra1 rg13 Fd5 Ee6 Gm2", "y - - 0 1").play("d5d7");
    assertThat(m.is("Ra1 rg13 Fd7 Ee6 Gm2", "r d7 - 1 1")).isTrue();
    assertThat(m.from("d7"))
        .containsExactlyInAnyOrder("c6", "c7", "c8", "d6", "d8", "e6", "e7", "e8");
    assertThat(m.written("d7e6")).isEqualTo("!Fd7xe6");
    assertThat(m.written("d7d8")).isEqualTo("!Fd7-d8");
    assertThat(m.play("d7e6").is("Ra1 rg13 Fe6 Gm2", "y - - 0 2")).isTrue();
  }

  @Test
  void the_chance_lapses_if_not_used_at_once() {
    var m = Scene.pieces("Ra1 rg13 Fd5 Ee6", "y - - 0 1").play("d5d7 g13g12 a1a2");
    assertThat(m.fen()).contains(" r - - ");
    assertThat(m.from("d7")).isEmpty();
    assertThat(m.refusal("d7d8").detail().en()).contains("right after its owner moved it");
  }

  @Test
  void after_a_hijack_the_owner_moves_it_as_a_dame_and_there_is_no_new_right() {
    var m = Scene.pieces("Ra1 rg13 Fd5 Ee6", "y - - 0 1").play("d5d7 d7d8");
    assertThat(m.fen()).contains(" y - - ");
    assertThat(m.from("d8")).contains("d13", "a8", "m8");
    assertThat(m.play("a1a2").from("d8")).isEmpty();
    assertThat(m.play("d8e8").fen()).contains(" r e8 - ");
  }

  @Test
  void with_the_other_reading_the_right_lasts_while_it_stands_there() {
    var m = Scene.pieces("Ra1 rg13 Fd7 Ee1", "r d7 - 0 1", "felonHijack=WHILE_IN_ZONE");
    assertThat(m.play("g13g12 a1a2").from("d7")).hasSize(8);
    assertThat(m.play("d7d8 a1a2").from("d8")).hasSize(8);
    assertThat(m.play("d7d8 d8d9").from("d9")).isEmpty();
    assertThat(m.play("d7d8 d8d9").refusal("d9d10").detail().en()).contains("orange");
  }

  @Test
  void the_owners_courtisane_gives_the_right_and_the_enemys_valet_does_not() {
    var own = Scene.pieces("Ra1 rg13 Cd7 Fd5 Ee1", "y - - 0 1").play("d7d5");
    assertThat(own.is("Ra1 rg13 Cd5 Fd7 Ee1", "r d7 - 1 1")).isTrue();
    var dragged = Scene.pieces("Ra1 rg13 vd7 Fd5 Ee1", "r - - 0 1").play("d7d5");
    assertThat(dragged.is("Ra1 rg13 vd5 Fd7 Ee1", "y - - 1 2")).isTrue();
    assertThat(dragged.play("a1a2").from("d7")).isEmpty();
  }

  @Test
  void off_the_orange_lines_nobody_else_moves_it() {
    var m = Scene.pieces("Ra1 rg13 Fd4 Ee1", "y - - 0 1").play("d4d5");
    assertThat(m.fen()).contains(" r - - ");
    assertThat(m.refusal("d5d6").reason()).isEqualTo(Reason.NOT_OFFERED);
  }

  @Test
  void it_may_be_stepped_off_the_orange_lines() {
    assertThat(Scene.pieces("Ra1 rg13 Fd6 Ee1", "r d6 - 0 1").from("d6"))
        .contains("d5", "c5", "e5");
  }

  @Test
  void the_orange_zone_is_data() {
    String pieces = "Ra1 rg13 Fd4 Ee1";
    assertThat(Scene.pieces(pieces, "y - - 0 1", "orangeZone=e6-i8").play("d4d7").fen())
        .contains(" r - - ");
    assertThat(Scene.pieces(pieces, "y - - 0 1", "orangeZone=e6-i8,d5").play("d4d5").fen())
        .contains(" r d5 - ");
    assertThat(Zone.of("8,6-7")).isEqualTo(Zone.of("6-8"));
    assertThat(Zone.of("6-8").squares()).hasSize(39);
    assertThat(Zone.of("e6-i8")).hasToString("e6,f6,g6,h6,i6,e7,f7,g7,h7,i7,e8,f8,g8,h8,i8");
    for (String bad : new String[] {"", "0", "14", "8-6", "i8-e6", "6-8,", "n3", "e6-8", "a1-"})
      assertThat(Zone.flaw(bad)).as(bad).isPresent();
  }

  @Test
  void the_hijacker_takes_neither_his_own_pieces_nor_a_king() {
    var m = Scene.pieces("Re7 rg13 Fd6 ed7 Ec5", "r d6 - 0 1");
    assertThat(m.from("d6")).contains("c5").doesNotContain("e7", "d7");
    assertThat(m.refusal("d6e7").detail().en()).contains("never captures a king");
    assertThat(m.refusal("d6d7").detail().en()).contains("its own colour");
    assertThat(m.refusal("d6d4").detail().en()).contains("one square, like a king");
  }

  @Test
  void it_gives_no_check_and_takes_no_king() {
    var red = Scene.pieces("Ra1 rg13 Fg4 Ee1", "r - - 0 1");
    assertThat(red.inCheck()).isFalse();
    assertThat(red.from("g13")).contains("g12");
    var yellow = Scene.pieces("Ra1 rg13 Fg4 Ee1", "y - - 0 1");
    assertThat(yellow.from("g4")).contains("g12").doesNotContain("g13");
    assertThat(yellow.refusal("g4g13").detail().en()).contains("never captures a king");
  }

  @Test
  void a_hijack_may_not_expose_the_hijackers_king() {
    var m = Scene.pieces("Ra1 rg13 Fg7 Dg1", "r g7 - 0 1");
    assertThat(m.from("g7")).containsExactlyInAnyOrder("g6", "g8");
    assertThat(m.refusal("g7h7").reason()).isEqualTo(Reason.OWN_KING_IN_CHECK);
  }

  @Test
  void a_hijack_may_uncover_check_against_the_felons_owner() {
    var m = Scene.pieces("Rg1 rf13 Fg7 dg11", "r g7 - 0 1").play("g7h7");
    assertThat(m.inCheck()).isTrue();
    assertThat(m.fen()).contains(" y - - ");
  }

  @Test
  void a_hijack_may_parry_check_by_capture_or_in_between() {
    var m = Scene.pieces("Ra1 rg13 Ff8 Dg8", "r f8 - 0 1");
    assertThat(m.from("f8")).containsExactlyInAnyOrder("g8", "g9");
    var mate = Scene.pieces("Ra1 rg13 Ff8 Dg8 De12 Di12", "r - - 0 1");
    assertThat(mate.from("g13")).isEmpty();
    assertThat(mate.outcome()).isPresent();
    assertThat(Scene.pieces("Ra1 rg13 Ff8 Dg8 De12 Di12", "r f8 - 0 1").legal())
        .containsExactly("f8g8", "f8g9");
  }

  @Test
  void it_is_captured_by_the_enemies_of_its_body_colour_even_by_the_king() {
    var m = Scene.pieces("Ra1 rg13 Fg12 Ee1 bb7", "r - - 0 1");
    assertThat(m.legal()).contains("g13g12", "b7g12");
    assertThat(Scene.pieces("Ra1 rg13 Fg12 Ee1 Bb7", "y - - 0 1").legal()).doesNotContain("b7g12");
  }

  @Test
  void a_piece_defended_only_by_a_felon_may_be_taken_by_the_king() {
    assertThat(Scene.pieces("Ra1 rg13 Bg12 Fg7", "r - - 0 1").from("g13")).contains("g12");
    assertThat(Scene.pieces("Ra1 rg13 Bg12 Dg7", "r - - 0 1").from("g13")).doesNotContain("g12");
  }
}
