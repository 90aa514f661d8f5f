package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.turn.Marks;
import org.junit.jupiter.api.Test;

/** Dry turns, the empty pile, dead stones and the count (P8, P9, 3.2, 3.8). */
class EndTest {
  private static Scene scene() {
    return Scene.with();
  }

  @Test
  void a_pass_with_a_card_is_not_dry() {
    scene()
        .hand("black", "interdit")
        .played(0)
        .play("#interdit D4, pass, pass")
        .free("black")
        .play("pass")
        .acts("white")
        .offers("agree");
  }

  @Test
  void a_draw_before_a_pass_is_not_dry() {
    scene().pile("duel").play("draw, pass, pass, pass").acts("white").refuses("pass", "marked");
  }

  @Test
  void a_barred_move_and_a_pass_are_not_dry() {
    scene()
        .hand("white", "barrage")
        .play("D4, #barrage, pass, pass")
        .free("black")
        .play("pass")
        .offers("agree");
  }

  @Test
  void a_stone_lost_in_a_trap_is_dry() {
    scene()
        .hand("black", "piege")
        .play("#piege G7, D4, G7")
        .free("black")
        .play("pass")
        .acts("white")
        .offers("agree");
  }

  @Test
  void two_dry_turns_end_the_game_although_the_pile_is_not_used_up() {
    scene().pile("non duel").hand("black", "troc").play("pass, pass").offers("agree");
  }

  @Test
  void cards_stay_playable_when_the_pile_is_empty() {
    scene().hand("black", "interdit").play("D4, K10, pass, #interdit D5, G7").acts("white");
  }

  @Test
  void the_other_reading_discards_the_hands_with_the_pile() {
    var scene =
        Scene.with("emptyPileDiscardsHands=true")
            .pile("non")
            .hand("white", "duel")
            .play("draw, D4, pass");
    scene.free("white").holds("black", "").holds("white", "").discarded("non duel");
  }

  @Test
  void komi_decides_and_may_be_another() {
    var out = scene().black("G7").play("pass, pass, agree, agree").state().turn();
    assertThat(out).isEqualTo(new Turn.Over(new Outcome.Won(Seat.FIRST, "score")));
    var even = Scene.with("komi=169").black("G7").play("pass, pass, agree, agree");
    assertThat(even.state().turn()).isEqualTo(new Turn.Over(new Outcome.Drawn("score")));
    var lost = Scene.with("komi=169.5").black("G7").play("pass, pass, agree, agree");
    assertThat(lost.state().turn()).isEqualTo(new Turn.Over(new Outcome.Won(Seat.SECOND, "score")));
  }

  @Test
  void agreement_is_given_in_turn_and_a_change_voids_it() {
    var scene =
        scene()
            .black("D4 D5")
            .white("K10")
            .play("pass, pass")
            .acts("black")
            .refuses("alive D4")
            .play("dead K10")
            .acts("black")
            .refuses("dead K10")
            .play("agree")
            .acts("white")
            .play("dead D5")
            .acts("white")
            .offers("alive D4")
            .play("alive D4, alive K10, agree")
            .acts("black")
            .play("agree");
    assertThat(scene.state().turn()).isInstanceOf(Turn.Over.class);
    assertThat(((Pending.Over) scene.state().pending()).dead().isEmpty()).isTrue();
  }

  @Test
  void after_a_dispute_play_goes_on_without_cards_and_everything_left_is_alive() {
    var scene =
        scene()
            .pile("non")
            .hand("black", "troc")
            .hand("white", "barrage")
            .black("D4")
            .white("D5")
            .turn("white")
            .play("pass, pass, dead D5, resume")
            .free("white")
            .refuses("draw")
            .play("K10")
            .free("black")
            .refuses("#troc D4 D5")
            .play("pass, pass");
    assertThat(scene.state().turn())
        .isEqualTo(new Turn.Over(new Outcome.Won(Seat.SECOND, "score")));
  }

  @Test
  void closed_points_count_as_ordinary_empty_points() {
    var scene = scene().pile("cratere").black("D4").play("draw, #cratere G7, pass, pass, pass");
    scene.play("agree, agree");
    assertThat(Marks.lead(scene.state().board(), scene.state().setting(), Scene.points("")))
        .isEqualTo(2 * 169 - 15);
  }

  @Test
  void dead_stones_are_the_other_one_s_area() {
    String white = "A10 B10 C10 D10 E10 F10 G10 H10 J10 K10 L10 M10 N10";
    String black = "A8 B8 C8 D8 E8 F8 G8 H8 J8 K8 L8 M8 N8";
    var alive = scene().black(black + " A13").white(white).play("pass, pass, agree, agree");
    var dead = scene().black(black + " A13").white(white).play("pass, pass, dead A13");
    dead.play("agree, agree");
    assertThat(lead(dead, "A13") - lead(alive, "")).isEqualTo(-2 * 40);
    assertThat(alive.state().turn()).isEqualTo(new Turn.Over(new Outcome.Won(Seat.FIRST, "score")));
  }

  private static int lead(Scene scene, String dead) {
    return Marks.lead(scene.state().board(), scene.state().setting(), Scene.points(dead));
  }

  @Test
  void bans_end_with_the_play() {
    // Two dry turns end play while the crater is still closed.
    scene()
        .pile("cratere")
        .black("D4")
        .white("K10")
        .play("draw, #cratere G7, pass, pass, pass, resume")
        .play("G7")
        .at("G7=O");
  }

  @Test
  void a_resumed_game_opens_no_window_and_discards_nothing() {
    scene()
        .hand("black", "troc duel")
        .hand("white", "barrage non")
        .black("D4")
        .play("pass, pass, resume, G7")
        .free("white")
        .holds("white", "barrage non");
  }
}
