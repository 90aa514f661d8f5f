package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.tsunami.board.Note;
import org.junit.jupiter.api.Test;

/** Secret notes: Piège, Prophétie, Encre sympathique (3.5, P12). */
class NotesTest {
  private static Scene scene() {
    return Scene.with();
  }

  private static Scene holding(String card) {
    return Scene.with().hand("black", card);
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
  void a_card_instead_of_the_move_voids_a_prophecy_unless_it_was_countered() {
    var played = noted("encre", "").play("#encre E5, pass").free("black");
    assertThat(played.state().effects().notes()).hasSize(1);
    assertThat(played.state().effects().shown()).hasSize(1);
    noted("encre", "non").play("#encre E5, #non, H8").at("H8=X");
    // One without effect replaces nothing.
    noted("troc", "").play("#troc, pass, H8, pass").at("H8=X");
  }

  private static Scene noted(String card, String counter) {
    var scene = Scene.with().hand("black", ("prophetie duel " + counter).strip());
    return scene.hand("white", card).play("#prophetie G7, pass, D4, pass");
  }
}
