package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import org.junit.jupiter.api.Test;

/** The turn (3.3), the rulings (3.6) and the settled details (3.8), one test each. */
class RulingsTest {
  private static Scene scene() {
    return Scene.with();
  }

  @Test
  void eight_stones_in_all_open_the_pile() {
    var scene = scene().played(0).pile("non troc");
    scene.refuses("draw", "P1").moves("A1 C1 pass E1 G1 J1 L1 N1");
    assertThat(scene.state().board().played()).isEqualTo(7);
    scene.refuses("draw", "P1").play("A3").offers("draw");
  }

  @Test
  void nobody_must_draw_and_nobody_draws_twice_or_after_the_card() {
    scene().pile("non duel").play("D4").acts("white");
    scene().pile("non duel").play("draw").refuses("draw", "One card is drawn").play("D4");
    scene().pile("non").hand("black", "interdit").play("#interdit D4").refuses("draw", "before");
  }

  @Test
  void a_drawn_immediate_is_the_turn_s_card() {
    scene()
        .pile("brouillard")
        .hand("black", "interdit")
        .play("draw")
        .refuses("#interdit D4", "immediate")
        .refuses("D4")
        .play("#brouillard")
        .refuses("#interdit D4");
  }

  @Test
  void a_fourth_card_is_played_or_discarded_before_the_turn_ends() {
    scene()
        .pile("non")
        .hand("black", "troc duel barrage")
        .play("draw, D4")
        .acts("black")
        .refuses("pass", "P2")
        .refuses("discard #encre")
        .play("discard #non")
        .free("white")
        .holds("black", "troc duel barrage")
        .discarded("non");
    scene()
        .pile("non")
        .hand("black", "troc duel interdit")
        .play("draw, #interdit D4, G7")
        .free("white");
  }

  @Test
  void there_is_no_other_discard() {
    scene().hand("black", "troc duel non").refuses("discard #troc").play("D4").free("white");
  }

  @Test
  void a_card_that_was_just_drawn_may_be_played() {
    scene().pile("interdit").play("draw, #interdit D4, G7").acts("white");
  }

  @Test
  void a_counter_is_not_played_on_one_s_own_turn() {
    scene().hand("black", "non").refuses("#non", "opponent’s turn").offersNot("#non");
  }

  @Test
  void a_countered_player_keeps_his_move_but_plays_no_other_card() {
    scene()
        .hand("black", "encre interdit")
        .hand("white", "non")
        .play("#encre E5, #non")
        .free("black")
        .refuses("#interdit D4", "one card")
        .play("D4")
        .at("D4=X")
        .free("white");
  }

  @Test
  void a_counter_cannot_be_countered() {
    scene()
        .hand("black", "interdit non non")
        .hand("white", "non")
        .play("#interdit D4, #non")
        .free("black");
  }

  @Test
  void one_counter_a_turn_and_it_costs_no_card_of_the_next() {
    scene()
        .hand("black", "interdit")
        .hand("white", "non barrage duel")
        .play("#interdit D4, #non, G7")
        .free("white")
        .play("#duel D4")
        .acts("white");
  }

  @Test
  void windows_open_by_the_size_of_the_hand_alone() {
    scene().hand("white", "duel").play("D4").acts("white").refuses("#duel D4").play("pass");
    scene().play("D4").free("white");
    scene().hand("white", "duel").play("pass").free("white");
  }

  @Test
  void nothing_is_countered_inside_an_exchange() {
    scene()
        .hand("black", "duel")
        .hand("white", "non barrage")
        .play("#duel G7, pass, G7")
        .acts("white")
        .refuses("#non")
        .refuses("#barrage")
        .play("G8, G6, pass")
        .free("white");
  }

  @Test
  void an_exchange_judges_each_stone_for_its_own_colour() {
    scene()
        .hand("black", "duel")
        .black("E6 F5")
        .white("N13")
        .play("#duel G7")
        .offers("E5")
        .play("pass")
        .acts("white")
        .offers("E5")
        .play("pass, G5, pass");
    scene()
        .hand("black", "duel")
        .black("E6 D5 F5 E4")
        .play("#duel G7, G7")
        .refuses("E5", "suicide")
        .play("pass")
        .offers("E5");
  }

  @Test
  void an_inapplicable_card_is_shed_without_picks_and_the_move_stays() {
    scene()
        .hand("black", "troc")
        .refuses("#troc D4 D5")
        .play("#troc")
        .discarded("troc")
        .free("black")
        .play("D4");
    scene().hand("black", "troc").hand("white", "duel").play("#troc").acts("white").play("pass");
  }

  @Test
  void the_discard_is_public_and_hands_are_not() {
    var scene = scene().hand("black", "troc encre").hand("white", "non").play("#encre E5, pass");
    var open = scene.view(Viewer.PUBLIC).held();
    assertThat(open.discard()).hasSize(1);
    assertThat(open.own()).isEmpty();
    assertThat(open.black()).isEqualTo(1);
    assertThat(open.unseen()).hasSize(2);
    assertThat(scene.view(Viewer.SECOND).held().own()).hasSize(1);
  }

  @Test
  void a_draw_is_public_but_for_its_reserve_card() {
    var scene = scene().pile("troc tsunami").play("draw");
    assertThat(scene.view(Viewer.SECOND).held().black()).isEqualTo(1);
    assertThat(scene.view(Viewer.SECOND).held().unseen()).hasSize(2);
    assertThat(scene.view(Viewer.FIRST).held().unseen()).hasSize(1);
  }

  @Test
  void notes_are_shown_when_they_expire_or_the_game_ends() {
    var scene = scene().hand("black", "piege").play("#piege G7, D4, pass, pass");
    assertThat(scene.state().effects().notes()).isEmpty();
    assertThat(scene.view(Viewer.SECOND).effects().shown().getFirst().at()).isPositive();
    scene.acts("white").refuses("G7", "marked");
  }

  @Test
  void only_the_whole_board_repeats() {
    // A ko, reopened by a card elsewhere: the board differs, so the stone may be retaken.
    var scene =
        scene()
            .hand("white", "interdit")
            .black("B1 A2 B3")
            .white("C1 D2 C3 B2 K10")
            .play("C2, pass")
            .at("B2=.");
    scene.offers("#interdit D4");
    scene()
        .hand("white", "glissade")
        .black("B1 A2 B3 N13")
        .white("C1 D2 C3")
        .turn("white")
        .play("B2, C2, pass")
        .refuses("B2", "repeat")
        .play("#glissade N13 N12, B2")
        .at("C2=. B2=O");
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
  void a_trapped_stone_creates_no_position() {
    var scene = scene().hand("black", "piege").play("#piege G7, D4");
    var before = scene.state().board();
    assertThat(scene.play("G7").state().board()).isEqualTo(before);
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
}
