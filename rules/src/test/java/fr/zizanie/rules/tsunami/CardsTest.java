package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Viewer;
import org.junit.jupiter.api.Test;

/** Every card of projet-1 does what section 3.5 says. */
class CardsTest {
  private static Scene scene() {
    return Scene.with();
  }

  private static Scene drawing(String card) {
    return scene().pile(card);
  }

  private static Scene holding(String card) {
    return scene().hand("black", card);
  }

  @Test
  void tsunami_sweeps_one_edge_and_replaces_the_move() {
    drawing("tsunami")
        .black("A1 A5 C3")
        .white("A13 N1")
        .play("draw")
        .refuses("#tsunami north west")
        .offersNot("D4")
        .play("#tsunami west")
        .at("A1=. A5=. A13=. C3=X N1=O")
        .free("white")
        .discarded("tsunami");
  }

  @Test
  void tsunami_cannot_choose_an_empty_edge() {
    drawing("tsunami")
        .black("A5")
        .play("draw")
        .refuses("#tsunami south")
        .offers("#tsunami west")
        .refuses("#tsunami", "missing");
  }

  @Test
  void tsunami_without_any_stone_on_an_edge_is_shed_and_the_move_stays() {
    drawing("tsunami").black("D4").play("draw, #tsunami").free("black").play("E5").acts("white");
  }

  @Test
  void seisme_shifts_a_line_and_drops_what_leaves_the_board() {
    drawing("seisme")
        .black("C13 C5")
        .white("C4")
        .play("draw")
        .refuses("#seisme D north")
        .refuses("#seisme C east")
        .play("#seisme C north")
        .at("C13=. C6=X C5=O C4=.")
        .free("black");
    drawing("seisme").black("A7 N7").play("draw, #seisme 7 east").at("B7=X A7=. N7=.");
  }

  @Test
  void seisme_takes_enemies_but_never_own_stones() {
    // Shifting the row closes the last liberty of the white stone on A2.
    drawing("seisme").black("B2 A3 B1").white("A2").play("draw").offers("#seisme 1 west");
    drawing("seisme")
        .black("B2 A3 B1")
        .white("A2")
        .play("draw, #seisme 1 west")
        .at("A1=X A2=. B2=X");
    // Here an own stone would be left without liberty.
    drawing("seisme").black("A2").white("B2 A3 B1").play("draw").offersNot("#seisme 1 west");
  }

  @Test
  void maree_basse_closes_two_lines_to_both_until_the_other_turn_ends() {
    drawing("maree_basse")
        .play("draw, #maree_basse")
        .refuses("B5", "bars")
        .offers("C3")
        .play("C3")
        .refuses("G2")
        .play("G7")
        .play("B5")
        .at("B5=X");
  }

  @Test
  void cratere_closes_a_lonely_point_for_six_turns() {
    var scene =
        drawing("cratere")
            .black("D4")
            .play("draw")
            .refuses("#cratere E5")
            .refuses("#cratere D4")
            .play("#cratere G7")
            .refuses("G7", "crater");
    for (String move : Scene.words("C3 C10 C4 C9 C5 C8 K10")) scene.refuses("G7").play(move);
    scene.play("G7").at("G7=O");
  }

  @Test
  void a_crater_counts_as_a_liberty() {
    drawing("cratere")
        .white("D4")
        .play("draw, #cratere F4, E3, K10")
        .moves("E5 K11 E4 K12 C4 L10 D3 L11")
        .at("D4=O");
  }

  @Test
  void cadeau_gives_the_other_a_stone_on_the_outer_lines() {
    drawing("cadeau")
        .black("A2")
        .white("A1")
        .play("draw, #cadeau")
        .acts("white")
        .refuses("C3")
        .play("G2")
        .at("G2=O")
        .free("black");
    drawing("cadeau").play("draw, #cadeau, pass").free("black").offers("A1");
  }

  @Test
  void the_stone_of_cadeau_neither_takes_nor_dies() {
    drawing("cadeau")
        .black("A2 B1 N13")
        .white("N12 C3")
        .play("draw, #cadeau")
        .refuses("A1", "suicide")
        .refuses("M13");
  }

  @Test
  void hoquet_takes_the_move_away() {
    drawing("hoquet").play("draw, #hoquet").free("white").at("D4=.");
  }

  @Test
  void brouillard_stops_all_cards_until_the_own_next_turn_ends() {
    scene()
        .pile("brouillard non troc")
        .hand("white", "duel")
        .play("draw, #brouillard, pass")
        .play("G7")
        .free("white")
        .refuses("draw", "fog")
        .refuses("#duel G7", "fog")
        .play("G8")
        .refuses("draw")
        .play("K10")
        .offers("draw")
        .offers("#duel");
  }

  @Test
  void coup_double_places_a_quiet_stone_and_quiets_the_move() {
    holding("coup_double")
        .black("A2")
        .white("A1 K10")
        .refuses("#coup_double B1")
        .refuses("#coup_double K11")
        .play("#coup_double D4")
        .refuses("B1", "capture")
        .refuses("draw")
        .play("D5")
        .at("D4=X D5=X")
        .free("white");
  }

  @Test
  void demenagement_moves_a_lone_stone_up_to_three_steps() {
    holding("demenagement")
        .black("D4 G7 G8")
        .white("E5")
        .refuses("#demenagement G7 G6")
        .refuses("#demenagement D4 E5")
        .refuses("#demenagement D4 D8")
        .play("#demenagement D4 F5")
        .at("D4=. F5=X")
        .free("black");
  }

  @Test
  void a_moved_stone_may_take() {
    holding("demenagement").black("A2 C1").white("A1").play("#demenagement C1 B1").at("A1=. B1=X");
  }

  @Test
  void glissade_slides_a_lone_stone_of_either_colour() {
    holding("glissade")
        .white("K4 C3 C4")
        .refuses("#glissade C3 B3")
        .refuses("#glissade K4 L5")
        .play("#glissade K4 L4")
        .at("K4=. L4=O")
        .free("black");
  }

  @Test
  void a_slid_enemy_stone_may_be_taken_so() {
    holding("glissade")
        .black("A2 C1 B3")
        .white("B2")
        .play("#glissade B2 B1")
        .at("B1=O")
        .free("black");
    holding("glissade").black("A2 C1 B3 C2 A1").white("B2").play("#glissade B2 B1").at("B1=O B2=.");
    holding("glissade").black("A3 B2").white("A2 M12").offers("#glissade A2 A1");
    holding("glissade").black("B1 B2 A3").white("A2").play("#glissade A2 A1").at("A1=O A2=.");
  }

  @Test
  void interdit_bars_a_block_for_the_other_turn() {
    holding("interdit")
        .refuses("#interdit A1")
        .play("#interdit D4")
        .play("D4")
        .refuses("E5", "bars")
        .refuses("C3")
        .play("F6")
        .play("K10")
        .play("E5")
        .at("E5=O");
  }

  @Test
  void aimant_pulls_the_next_move() {
    holding("aimant")
        .play("#aimant, G7")
        .refuses("D4", "magnet")
        .offers("pass")
        .play("J9")
        .at("J9=O")
        .play("A1")
        .play("N13");
    holding("aimant").play("#aimant, pass").play("A1").at("A1=O");
  }

  @Test
  void aimant_lapses_without_a_legal_point() {
    // Around A1 every point within two steps is taken or would be suicide for White.
    holding("aimant")
        .black("B1 C1 A3 B3 C3 C2 A2")
        .play("#aimant, A1")
        .offersNot("B2")
        .play("K10")
        .at("K10=O");
  }

  @Test
  void bouclier_saves_a_chain_for_one_turn_and_not_twice_running() {
    scene()
        .hand("black", "bouclier bouclier")
        .black("A1 E5")
        .white("B1")
        .play("#bouclier A1, D4")
        .refuses("A2", "shielded")
        .moves("K10")
        .refuses("#bouclier A1")
        .offers("#bouclier E5")
        .moves("D5 A2")
        .at("A1=.");
  }

  @Test
  void a_tsunami_removes_shielded_stones_all_the_same() {
    scene()
        .hand("black", "bouclier")
        .pile("tsunami")
        .black("A5")
        .play("#bouclier A5, D4, draw, #tsunami west")
        .at("A5=.");
  }

  @Test
  void pickpocket_takes_a_card_of_the_other_hand() {
    scene()
        .hand("black", "pickpocket")
        .hand("white", "troc")
        .play("#pickpocket, pass")
        .holds("black", "troc")
        .holds("white", "")
        .free("black")
        .refuses("#troc", "one card");
    holding("pickpocket").play("#pickpocket").free("black").holds("black", "");
  }

  @Test
  void piege_swallows_the_stone_and_the_turn() {
    var scene = holding("piege").play("#piege G7, D4").free("white");
    assertThat(scene.view(Viewer.SECOND).effects().notes().getFirst().at()).isEqualTo(Note.HIDDEN);
    assertThat(scene.view(Viewer.FIRST).effects().notes().getFirst().at())
        .isNotEqualTo(Note.HIDDEN);
    scene.play("G7").at("G7=.").free("black");
    assertThat(scene.state().effects().notes()).isEmpty();
    assertThat(scene.state().effects().shown()).hasSize(1);
    scene.play("D5, G7").at("G7=O");
  }

  @Test
  void piege_waits_ten_turns_and_dies_under_an_own_stone() {
    var scene = holding("piege").play("#piege G7, D4");
    for (int i = 0; i < 9; i++)
      scene.play("pass").play((char) ('A' + i % 8) + "" + (1 + i / 8 * 12));
    assertThat(scene.state().effects().notes()).hasSize(1);
    scene.play("K10");
    assertThat(scene.state().effects().notes()).isEmpty();
    var own = holding("piege").play("#piege G7, D4, K10, G7").at("G7=X");
    assertThat(own.state().effects().notes()).isEmpty();
  }

  @Test
  void a_new_trap_replaces_the_old_one() {
    scene()
        .hand("black", "piege piege")
        .play("#piege G7, D4, K10, pass, #piege G8, D5")
        .play("G7")
        .at("G7=O")
        .play("D6, G8")
        .at("G8=.");
  }

  @Test
  void prophetie_turns_the_stone_that_lands_in_its_block() {
    holding("prophetie").play("#prophetie G7, D4, H8").at("H8=X").free("black");
    holding("prophetie").play("#prophetie G7, D4, K8").at("K8=O").free("black");
    var passed = holding("prophetie").play("#prophetie G7, D4, pass, E5, H8").at("H8=O");
    assertThat(passed.state().effects().notes()).isEmpty();
  }

  @Test
  void prophetie_spares_a_stone_that_took_or_would_die() {
    holding("prophetie").black("A1").white("B1").play("#prophetie B2, D4, A2").at("A2=O A1=.");
    holding("prophetie")
        .white("A2 B1 C2 B3")
        .play("#prophetie B2, D4, B2")
        .at("B2=O")
        .free("black");
  }

  @Test
  void encre_appears_at_the_next_turn_or_is_lost() {
    holding("encre").play("#encre E5").free("white").at("E5=.").play("K10").at("E5=X").play("F5");
    var lost = holding("encre").play("#encre E5, E5").at("E5=O").free("black");
    assertThat(lost.state().effects().shown()).hasSize(1);
    holding("encre").black("A2").white("A1").play("#encre B1, K10").at("A1=. B1=X");
  }

  @Test
  void trahison_turns_a_lone_touching_enemy() {
    holding("trahison")
        .black("D4")
        .white("D5 K10 E4 F4")
        .refuses("#trahison K10")
        .refuses("#trahison E4")
        .play("#trahison D5")
        .at("D5=X")
        .free("white");
  }

  @Test
  void troc_swaps_touching_stones() {
    holding("troc")
        .black("D4 G7")
        .white("D5 K10")
        .refuses("#troc G7 K10")
        .refuses("#troc D5 D4")
        .play("#troc D4 D5")
        .at("D4=O D5=X")
        .free("white");
  }

  @Test
  void troc_may_not_kill_one_s_own_chain_unless_it_takes_first() {
    // The black stone would land in a dead corner.
    holding("troc").black("C1").white("B1 A1 B2").offersNot("#troc C1 B1");
    // The same with the white chain on the last liberty: it is taken first.
    holding("troc").black("C1 A2").white("B1 A1 B2").play("#troc C1 B1").at("A1=. B1=X B2=O C1=O");
  }

  @Test
  void duel_is_four_stones_in_a_block() {
    holding("duel")
        .refuses("#duel B2")
        .play("#duel G7")
        .refuses("D4")
        .play("G7")
        .acts("white")
        .play("H8, pass")
        .acts("white")
        .play("E5")
        .at("G7=X H8=O E5=O")
        .free("white");
  }

  @Test
  void sente_demands_an_answer_to_an_atari() {
    holding("sente")
        .black("D4 E5 K10 L11")
        .white("D5 K11")
        .refuses("#sente D4")
        .play("#sente")
        .refuses("A1")
        .play("D6")
        .acts("white")
        .refuses("A1")
        .refuses("pass", "declined")
        .play("C5")
        .acts("black")
        .play("G7")
        .at("D6=X C5=O G7=X")
        .free("white");
  }

  @Test
  void sente_skips_an_answer_that_cannot_be() {
    holding("sente").black("A2 B2").white("A1 B1").play("#sente, C2").acts("white").play("C1");
    // The last liberty is suicide, and nothing can be taken.
    holding("sente")
        .black("A2 B2 C2 D1")
        .white("A1 B1")
        .play("#sente, K10")
        .acts("black")
        .play("L10")
        .free("white");
  }

  @Test
  void miroir_answers_on_the_opposite_point_twice() {
    holding("miroir")
        .play("#miroir")
        .refuses("G7")
        .play("D4")
        .acts("black")
        .at("K10=O")
        .play("C3")
        .at("L11=O")
        .free("white");
    holding("miroir").black("K10").play("#miroir, D4").at("K10=X").play("C3").at("L11=O");
  }

  @Test
  void maree_haute_clears_lone_stones_of_a_corner() {
    holding("maree_haute")
        .black("A1 C3 C4")
        .white("D1 E1 N13")
        .refuses("#maree_haute A13")
        .refuses("#maree_haute C3")
        .play("#maree_haute A1")
        .at("A1=. C3=X C4=X D1=O E1=O N13=O")
        .free("white");
  }

  @Test
  void non_counters_any_card_and_the_move_stays() {
    scene()
        .pile("hoquet")
        .hand("white", "non")
        .play("draw, #hoquet")
        .acts("white")
        .play("#non")
        .free("black")
        .refuses("draw")
        .play("D4")
        .free("white")
        .discarded("hoquet non");
  }

  @Test
  void barrage_sends_a_move_elsewhere_once() {
    scene()
        .hand("white", "barrage barrage")
        .hand("black", "troc")
        .black("G7")
        .white("G8")
        .play("D4, #barrage")
        .acts("black")
        .refuses("D4", "countered")
        .refuses("#troc G7 G8")
        .play("E4")
        .free("white")
        .at("D4=. E4=X");
  }

  @Test
  void confiscation_takes_a_reserve_card_and_no_immediate_one() {
    scene()
        .hand("black", "troc")
        .hand("white", "confiscation")
        .black("D4")
        .white("D5")
        .play("#troc D4 D5, #confiscation")
        .holds("white", "troc")
        .at("D4=X D5=O")
        .free("black")
        .discarded("confiscation");
    scene()
        .pile("hoquet")
        .hand("white", "confiscation")
        .play("draw, #hoquet")
        .acts("white")
        .refuses("#confiscation");
  }
}
