package fr.zizanie.rules.tsunami;

import org.junit.jupiter.api.Test;

/** What the second version of the rules changes, and that a game of the first goes on by it. */
class EditionsTest {
  @Test
  void nobody_s_stone_is_displaced_to_where_it_dies() {
    // The white stone would come to a dead corner beside a living black chain.
    Scene.under(1)
        .hand("black", "troc")
        .black("A1 B1")
        .white("A2")
        .play("#troc A1 A2")
        .at("A1=. A2=X B1=X");
    Scene.under(2)
        .hand("black", "troc")
        .black("A1 B1 G7")
        .white("A2 G8")
        .offersNot("#troc A1 A2")
        .refuses("#troc A1 A2", "can go nowhere")
        .offers("#troc G7 G8");
    // With no other pair the card has no effect, and stands alone.
    Scene.under(2).hand("black", "troc").black("A1 B1").white("A2").offers("#troc");
  }

  @Test
  void an_enemy_chain_that_stayed_is_captured() {
    for (int rules = 1; rules <= 2; rules++)
      Scene.under(rules)
          .hand("black", "troc")
          .black("C1 A2")
          .white("B1 A1 B2")
          .play("#troc C1 B1")
          .at("A1=. B1=X B2=O C1=O");
  }

  @Test
  void the_rest_of_a_chain_may_die_while_the_displaced_stone_lives() {
    for (int rules = 1; rules <= 2; rules++)
      Scene.under(rules)
          .hand("black", "troc")
          .black("B2 B1")
          .white("A1 A2")
          .play("#troc B2 A2")
          .at("A1=. A2=X B1=X B2=O");
  }

  @Test
  void a_line_does_not_slide_where_a_stone_of_it_would_die() {
    // Pushed to A1 the white stone stands between black ones.
    Scene.under(1)
        .pile("seisme")
        .black("A2 C1")
        .white("B1")
        .play("draw, #seisme 1 west")
        .at("A1=. B1=X");
    Scene.under(2)
        .pile("seisme")
        .black("A2 C1")
        .white("B1")
        .play("draw")
        .offersNot("#seisme 1 west")
        .refuses("#seisme 1 west", "moved stone")
        .offers("#seisme 1 east");
  }

  @Test
  void a_sliding_line_still_captures_what_stayed() {
    for (int rules = 1; rules <= 2; rules++)
      Scene.under(rules)
          .pile("seisme")
          .black("B2 A3 B1")
          .white("A2")
          .play("draw, #seisme 1 west")
          .at("A1=X A2=. B2=X");
  }
}
