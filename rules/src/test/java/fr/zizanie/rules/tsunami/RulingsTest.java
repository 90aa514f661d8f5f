package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Viewer;
import org.junit.jupiter.api.Test;

/** The turn (3.3) and the rulings (3.6) on it, one test each; how games end is {@link EndTest}. */
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
    scene().pile("non duel").play("draw").refuses("draw", "only one card a turn").play("D4");
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
  void a_trapped_stone_creates_no_position() {
    var scene = scene().hand("black", "piege").play("#piege G7, D4");
    var before = scene.state().board();
    assertThat(scene.play("G7").state().board()).isEqualTo(before);
  }

  @Test
  void a_card_of_exchanges_is_countered_when_it_is_announced_or_never() {
    scene()
        .hand("black", "miroir")
        .hand("white", "non")
        .play("#miroir")
        .acts("white")
        .play("#non")
        .free("black")
        .play("G7")
        .free("white");
  }

  @Test
  void an_inapplicable_card_may_be_countered_and_confiscated() {
    scene()
        .hand("black", "troc")
        .hand("white", "confiscation")
        .play("#troc, #confiscation")
        .holds("white", "troc")
        .free("black");
  }

  @Test
  void a_confiscated_fourth_card_may_be_kept_until_the_own_next_turn_ends() {
    scene()
        .hand("black", "interdit")
        .hand("white", "confiscation duel troc sente")
        .play("#interdit D4, #confiscation, G7")
        .free("white")
        .holds("white", "duel troc sente interdit")
        .play("K10")
        .acts("white")
        .refuses("pass", "three cards")
        .play("discard #troc")
        .free("black");
  }

  @Test
  void the_fog_opens_no_window() {
    scene()
        .pile("brouillard")
        .hand("white", "barrage")
        .play("draw, #brouillard, pass, G7")
        .free("white");
  }

  @Test
  void bans_touch_moves_and_steps_and_nothing_else() {
    scene()
        .pile("maree_basse cadeau")
        .hand("white", "coup_double duel")
        .play("draw, #maree_basse, pass, G7, pass")
        .offers("#coup_double A1")
        .refuses("A1", "bars")
        .play("#duel C3, pass")
        .refuses("B2")
        .offers("C3");
  }

  @Test
  void stones_of_an_exchange_count_as_played_and_no_turn_goes_by() {
    var scene = scene().played(0).hand("black", "miroir").pile("cratere");
    scene.play("#miroir, D4, C3").free("white");
    assertThat(scene.state().board().played()).isEqualTo(4);
    assertThat(scene.state().moment().index()).isEqualTo(1);
  }

  @Test
  void a_trap_waits_for_normal_moves_only() {
    scene()
        .hand("black", "piege")
        .hand("white", "duel")
        .play("#piege G7, pass, D4, pass, #duel G7, G7")
        .at("G7=O");
  }

  @Test
  void the_count_of_the_pile_is_public_and_its_cards_are_not() {
    var scene = scene().pile("troc non non").hand("black", "duel");
    for (Viewer viewer : Viewer.values()) assertThat(scene.view(viewer).held().pile()).isEqualTo(3);
    assertThat(scene.view(Viewer.PUBLIC).held().unseen()).hasSize(4);
  }

  @Test
  void a_note_is_never_changed_by_its_author() {
    var scene = scene().hand("black", "prophetie").play("#prophetie G7, D4");
    scene.play("pass").free("black").offersNot("#prophetie");
    assertThat(scene.view(Viewer.SECOND).effects().shown().getFirst().at()).isPositive();
  }
}
