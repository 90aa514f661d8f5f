package fr.zizanie.rules.tsunami;

import org.junit.jupiter.api.Test;

/** Counters of projet-1 (3.5, P6). */
class CountersTest {
  private static Scene scene() {
    return Scene.with();
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
