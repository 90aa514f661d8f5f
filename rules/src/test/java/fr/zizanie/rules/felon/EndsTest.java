package fr.zizanie.rules.felon;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Reason;
import org.junit.jupiter.api.Test;

/** Check, mate and draws, one test a ruling (Le Félon, 2.8 and 2.11). */
class EndsTest {
  @Test
  void only_roi_dame_bouffon_ecuyer_and_garde_give_check() {
    for (String pieces : new String[] {"Dg7", "Bd10", "Ef11", "Gh12"})
      assertThat(Scene.pieces("Ra1 rg13 " + pieces, "r - - 0 1").inCheck()).as(pieces).isTrue();
    for (String pieces : new String[] {"Fg7 Gm2", "Cg7 Gm2", "Vg7 Gm2", "Mg7 Gm2", "Gf11"})
      assertThat(Scene.pieces("Ra1 rg13 " + pieces, "r - - 0 1").inCheck()).as(pieces).isFalse();
    assertThat(Scene.pieces("Rg11 rg13 Gm2", "r - - 0 1").from("g13"))
        .containsExactlyInAnyOrder("f13", "h13");
  }

  @Test
  void mate_ends_the_game_even_on_the_last_quiet_ply() {
    var m = Scene.pieces("Ra1 ra13 Dm12 Db11", "y - - 149 80");
    var mated = m.play("b11b12");
    assertThat(mated.fen()).endsWith(" 150 80");
    assertThat(mated.outcome()).contains(new Outcome.Won(Seat.FIRST, "checkmate"));
    assertThat(mated.refusal("a13b12").reason()).isEqualTo(Reason.GAME_OVER);
  }

  @Test
  void mate_is_not_mate_if_a_swap_or_a_hijack_parries() {
    String mate = "Ra1 ra13 Dm12 Dm13";
    assertThat(Scene.pieces(mate, "r - - 0 1").outcome()).isPresent();
    assertThat(Scene.pieces(mate + " cg7", "r - - 0 1").outcome())
        .as("the courtisane comes between, or leads the king away")
        .isEmpty();
    assertThat(Scene.pieces("Ra1 ra13 Dm12 Dh13 vh3", "r - - 0 1").legal())
        .containsExactly("h3h13");
    assertThat(Scene.pieces("Ra1 ra13 Dm12 Da7 Fb8 Ec11", "r b8 - 0 1").legal())
        .containsExactly("b8a7", "b8a8", "b8a9");
  }

  @Test
  void stalemate_is_a_draw() {
    var m = Scene.pieces("Ra1 ra13 Db7 Gm2", "y - - 0 1").play("b7b11");
    assertThat(m.inCheck()).isFalse();
    assertThat(m.outcome()).contains(new Outcome.Drawn("stalemate"));
  }

  @Test
  void the_third_repetition_draws_by_itself() {
    var m = Scene.of("g13 g1").play("a1b3 a13b11 b3a1 b11a13");
    m = m.play("a1b3 a13b11 b3a1");
    assertThat(m.outcome()).isEmpty();
    assertThat(m.play("b11a13").outcome()).contains(new Outcome.Drawn("repetition"));
  }

  @Test
  void repetition_counts_the_hijack_right() {
    // The félon stands on d7 with the right to hijack it the first time, without it later.
    var m = Scene.pieces("Ra1 rg13 Fd7 Ee1", "r d7 - 0 1");
    String round = "g13g12 a1a2 g12g13 a2a1 ";
    m = m.play(round + round.trim());
    assertThat(m.fen()).contains(" r - - ");
    assertThat(m.outcome()).as("twice without the right and once with it").isEmpty();
    assertThat(m.play("g13g12").outcome()).contains(new Outcome.Drawn("repetition"));
  }

  @Test
  void repetition_counts_across_garde_moves_that_swaps_undo() {
    var m = Scene.pieces("Ra1 rg13 Ge4 Ce3 gm6", "y - - 0 1");
    // The garde goes on, the courtisane puts it further back and goes home.
    String round = "e4e5 g13g12 e3e5 g12g13 e3e4 g13g12 e5d5 g12g13 d5d4 g13g12 d4e3 ";
    m = m.play(round + "g12g13 " + round.trim());
    assertThat(m.outcome()).isEmpty();
    assertThat(m.play("g12g13").outcome()).contains(new Outcome.Drawn("repetition"));
  }

  @Test
  void after_100_quiet_plies_the_seat_to_act_may_claim() {
    var early = Scene.pieces("Ra1 rg13 Ee1", "y - - 99 60");
    assertThat(early.refusal("claim").detail().en()).contains("100 plies").contains("99");
    var due = early.play("a1a2");
    assertThat(due.legal()).contains("claim");
    assertThat(due.play("claim").outcome()).contains(new Outcome.Drawn("no-progress"));
    assertThat(due.match().play(Seat.FIRST, "claim").toString()).contains("NOT");
    assertThat(due.play("g13g12").fen()).endsWith(" 101 61");
  }

  @Test
  void after_150_quiet_plies_the_draw_comes_by_itself() {
    var m = Scene.pieces("Ra1 rg13 Ee1", "y - - 149 80").play("a1a2");
    assertThat(m.outcome()).contains(new Outcome.Drawn("no-progress"));
  }

  @Test
  void captures_garde_moves_and_conversions_are_progress() {
    assertThat(Scene.pieces("Ra1 rg13 Ee1 ed3", "y - - 50 60").play("e1d3").fen())
        .endsWith(" 0 60");
    assertThat(Scene.pieces("Ra1 rg13 Ge4", "y - - 50 60").play("e4e5").fen()).endsWith(" 0 60");
    assertThat(Scene.pieces("Ra1 rg13 Me4 ge8", "y - - 50 60").play("e4e8").fen())
        .endsWith(" 0 60");
    assertThat(Scene.pieces("Ra1 rg13 Ve4 ge8", "y - - 50 60").play("e4e8").fen())
        .endsWith(" 51 60");
    assertThat(Scene.pieces("Ra1 rg13 Fd6 Ee6", "r d6 - 50 60").play("d6e6").outcome())
        .as("the hijacker's capture leaves nobody who could mate")
        .contains(new Outcome.Drawn("dead-position"));
  }

  @Test
  void a_dead_position_is_a_draw_on_the_whole_board() {
    assertThat(Scene.pieces("Ra1 rg13 Cc3 vd4 Mf5 fh6", "y - - 0 1").outcome())
        .contains(new Outcome.Drawn("dead-position"));
    assertThat(Scene.pieces("Ra1 rg13 Cc3 ge4", "y - - 0 1").outcome()).isEmpty();
  }

  @Test
  void perft_counts_on_where_a_draw_has_ended_the_game() {
    var m = Scene.pieces("Ra1 rg13 Cc3", "y - - 0 1");
    assertThat(m.legal()).isEmpty();
    assertThat(Scene.GAME.perft(m.state(), 1)).isGreaterThan(30);
    assertThat(Scene.GAME.divide(m.state(), 1)).doesNotContainKey("claim");
    var claimable = Scene.pieces("Ra1 rg13 Ee1", "y - - 120 60");
    assertThat(Scene.GAME.perft(claimable.state(), 1)).isEqualTo(claimable.legal().size() - 1);
  }
}
