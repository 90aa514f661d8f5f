package fr.zizanie.rules.tsunami;

import org.junit.jupiter.api.Test;

/** Cards before the move that place, displace or bar, of projet-1 (3.5). */
class QuietCardsTest {
  private static Scene scene() {
    return Scene.with();
  }

  private static Scene holding(String card) {
    return Scene.with().hand("black", card);
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
}
