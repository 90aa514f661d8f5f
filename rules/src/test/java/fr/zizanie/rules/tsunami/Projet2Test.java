package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.tsunami.deck.Deck;
import org.junit.jupiter.api.Test;

/** What projet-2 changes of projet-1, card by card; docs/rules/tsunami.md says why. */
class Projet2Test {
  private static Scene scene() {
    return Scene.with("deck=projet-2");
  }

  private static Scene drawing(String card) {
    return scene().pile(card);
  }

  private static Scene holding(String card) {
    return scene().hand("black", card);
  }

  @Test
  void it_has_the_same_kinds_and_as_many_cards() {
    Deck old = Deck.known("projet-1").orElseThrow();
    Deck deck = Deck.known("projet-2").orElseThrow();
    assertThat(deck.size()).isEqualTo(40);
    assertThat(deck.cards().stream().map(c -> c.id()))
        .containsExactlyElementsOf(old.cards().stream().map(c -> c.id()).toList());
    assertThat(deck.cards())
        .allMatch(c ->
            c.effect().equals(old.card(old.kind(c.id())).effect())
                || !c.text().equals(old.card(old.kind(c.id())).text()));
    assertThat(deck.card(deck.kind("sente")).copies()).isEqualTo(1);
    assertThat(deck.card(deck.kind("interdit")).copies()).isEqualTo(2);
    assertThat(old.hash()).isNotEqualTo(deck.hash());
  }

  @Test
  void tsunami_leaves_the_move() {
    drawing("tsunami")
        .black("A1 A5 C3")
        .play("draw, #tsunami west")
        .at("A1=. A5=. C3=X")
        .free("black")
        .play("G7")
        .free("white");
  }

  @Test
  void cadeau_gives_the_first_line_only() {
    drawing("cadeau").play("draw, #cadeau").refuses("B2").play("A2").at("A2=O").free("black");
  }

  @Test
  void hoquet_only_quiets_the_move() {
    drawing("hoquet")
        .black("A2")
        .white("A1")
        .play("draw, #hoquet")
        .refuses("B1", "capture")
        .play("G7")
        .free("white");
  }

  @Test
  void coup_double_keeps_to_the_first_three_lines() {
    holding("coup_double").refuses("#coup_double D4").play("#coup_double C4, D4").at("C4=X D4=X");
  }

  @Test
  void trahison_keeps_to_the_first_three_lines() {
    holding("trahison")
        .black("D4 C7")
        .white("D5 C8")
        .refuses("#trahison D5")
        .play("#trahison C8")
        .at("C8=X")
        .free("white");
  }

  @Test
  void duel_ends_with_one_s_own_stone() {
    holding("duel").play("#duel G7, G7, H8").acts("black").play("G8").free("white").at("G8=X");
  }
}
