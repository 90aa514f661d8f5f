package fr.zizanie.rules.tsunami;

import org.junit.jupiter.api.Test;

/** Cards that are played when drawn, of projet-1 (3.5). */
class ImmediateCardsTest {
  private static Scene scene() {
    return Scene.with();
  }

  private static Scene drawing(String card) {
    return Scene.with().pile(card);
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
}
