package fr.zizanie.rules.tsunami;

import org.junit.jupiter.api.Test;

/** Cards instead of the move, exchanges too, of projet-1 (3.5). */
class InsteadCardsTest {
  private static Scene holding(String card) {
    return Scene.with().hand("black", card);
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
}
