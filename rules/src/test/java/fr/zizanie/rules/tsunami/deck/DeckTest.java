package fr.zizanie.rules.tsunami.deck;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Deck files: the one that comes with the game, and what is refused at which place. */
class DeckTest {
  private static final Deck PROJET = Deck.known("projet-1").orElseThrow();

  /** A deck of one card that moves a stone. */
  private static final String SMALL =
      """
      {"id": "club", "size": 2, "cards": [
        {"id": "saut", "copies": 2, "name": {"fr": "Saut", "en": "Jump"},
         "keep": "RESERVE", "timing": "BEFORE",
         "effect": [{"op": "MOVE", "stone": {"solo": true, "colour": "SELF"}, "d8Max": 2}]}
      ]}
      """;

  @Test
  void projet_1_has_40_cards_in_26_kinds_with_texts_in_both_languages() {
    assertThat(PROJET.cards()).hasSize(26);
    assertThat(PROJET.size()).isEqualTo(40);
    assertThat(PROJET.cards().stream().filter(Card::immediate).mapToInt(Card::copies).sum())
        .isEqualTo(9);
    assertThat(PROJET.cards().stream().filter(Card::counter).mapToInt(Card::copies).sum())
        .isEqualTo(6);
    for (Card card : PROJET.cards()) {
      assertThat(card.text().fr()).isNotBlank().isNotEqualTo(card.name().fr());
      assertThat(card.text().en()).isNotBlank().isNotEqualTo(card.name().en());
      assertThat(card.text().fr()).isNotEqualTo(card.text().en());
    }
  }

  @Test
  void spelling_does_not_matter_for_what_a_deck_is() {
    Deck deck = Deck.of(SMALL).orThrow();
    assertThat(Deck.of(SMALL.replace(" ", "\n\t")).orThrow()).isNotEqualTo(PROJET);
    assertThat(Deck.of(deck.word()).orThrow()).isEqualTo(deck);
    assertThat(deck.word()).doesNotContain(" ");
    assertThat(deck.hash()).hasSize(64);
    assertThat(
            Deck.of(
                    SMALL
                        .replace("\"size\": 2,", "")
                        .replace("\"id\": \"club\",", "\"size\": 2, \"id\":\"club\","))
                .orThrow())
        .isEqualTo(deck);
    assertThat(Deck.of(PROJET.word()).orThrow()).isEqualTo(PROJET);
    assertThat(Deck.of(SMALL.replace("Saut", "Été")).orThrow().card(0).name().fr())
        .isEqualTo("Été");
  }

  @Test
  void what_is_wrong_is_refused_with_its_place() {
    assertThat(flaw("\"MOVE\"", "\"JUMP\""))
        .startsWith("cards[0].effect[0].op: \"JUMP\" is unknown; there are PLACE, REMOVE");
    assertThat(flaw("\"d8Max\"", "\"d9Max\"")).startsWith("cards[0].effect[0].d9Max");
    assertThat(flaw("\"SELF\"", "\"MINE\"")).startsWith("cards[0].effect[0].stone.colour");
    assertThat(flaw("\"solo\": true", "\"solo\": 1")).startsWith("cards[0].effect[0].stone.solo");
    assertThat(flaw("\"size\": 2", "\"size\": 3")).isEqualTo("size: there are 2 cards.");
    assertThat(flaw("\"copies\": 2", "\"copies\": 17")).startsWith("cards[0].copies: a number");
    assertThat(flaw("\"RESERVE\"", "\"LATER\"")).startsWith("cards[0].keep");
    assertThat(flaw("\"BEFORE\"", "\"COUNTER\"")).startsWith("cards[0].counters");
    assertThat(flaw("\"saut\"", "\"Le saut\"")).startsWith("cards[0].id");
    assertThat(flaw("\"en\": \"Jump\"", "\"de\": \"Sprung\"")).startsWith("cards[0].name.en");
    assertThat(flaw("\"club\"", "\"none\"")).startsWith("id");
    assertThat(flaw("\"size\": 2,", "\"size\": 2, \"colour\": 3,")).startsWith("colour");
    assertThat(flaw("\"cards\": [", "\"cards\": [,"))
        .isEqualTo(
            "Line 1, column 37: a text, a whole number, true, false, a list or fields are needed.");
    assertThat(flaw("{\"fr\"", "{fr")).startsWith("Line 2, column 40");
    assertThat(flaw(", \"d8Max\": 2", ", \"d8Max\": 2.5")).startsWith("Line 4");
    assertThat(flaw("}]}", "}]")).startsWith("Line ");
  }

  @Test
  void parts_must_belong_together() {
    assertThat(effect("{\"op\":\"CANCEL\",\"what\":\"CARD\"}")).startsWith("cards[0].effect[0].op");
    assertThat(effect("{\"op\":\"CONVERT\",\"target\":\"TRIGGER_STONE\"}"))
        .startsWith("cards[0].effect[0].op: a note");
    assertThat(effect("{\"op\":\"STEAL_RANDOM\",\"count\":1},{\"op\":\"NO_MOVE\"}"))
        .startsWith("cards[0].effect[0].op: this operation must be the last");
    assertThat(effect("{\"op\":\"REMOVE\",\"choose\":\"BLOCK\",\"size\":4}"))
        .startsWith("cards[0].effect[0].size: an odd");
    assertThat(effect("{\"op\":\"EXCHANGE\",\"steps\":[\"SELF\",\"BOTH\"]}"))
        .startsWith("cards[0].effect[0].steps[1]");
    assertThat(effect("{\"op\":\"EXCHANGE\",\"steps\":[\"OPP:SYMMETRIC\"]}"))
        .startsWith("cards[0].effect[0].steps[0]");
  }

  @Test
  void a_counter_cancels_what_it_counters() {
    String card = "{\"id\":\"c\",\"copies\":1,\"keep\":\"RESERVE\",\"timing\":\"COUNTER\",";
    String move = "\"effect\":[{\"op\":\"CANCEL\",\"what\":\"MOVE\",\"replayElsewhere\":true}]}";
    String cards = "\"effect\":[{\"op\":\"CANCEL\",\"what\":\"CARD\"}]}";
    String start = "{\"id\":\"club\",\"size\":1,\"cards\":[" + card + "\"counters\":[";
    assertThat(flaw(Deck.of(start + "\"CARD\"]," + move + "]}")))
        .startsWith("cards[0].effect[0].op: CANCEL and counters");
    assertThat(flaw(Deck.of(start + "\"MOVE\"]," + cards + "]}")))
        .startsWith("cards[0].effect[0].op: CANCEL and counters");
    assertThat(Deck.of(start + "\"MOVE\"]," + move + "]}")).isInstanceOf(Answer.Ok.class);
    assertThat(Deck.of(start + "\"CARD\",\"MOVE\"]," + cards + "]}")).isInstanceOf(Answer.Ok.class);
  }

  private static String effect(String ops) {
    int from = SMALL.indexOf("[{\"op\"");
    String text = SMALL.substring(0, from) + "[" + ops + "]}]}";
    return flaw(Deck.of(text));
  }

  private static String flaw(String old, String next) {
    assertThat(SMALL).contains(old);
    return flaw(Deck.of(SMALL.replace(old, next)));
  }

  private static String flaw(Answer<Deck> answer) {
    if (answer instanceof Answer.No<Deck>(var refusal)) {
      assertThat(refusal.detail().fr()).isNotBlank();
      return refusal.detail().en();
    }
    throw new AssertionError("accepted");
  }

  @Test
  void damaged_files_are_refused_or_read_and_never_break() {
    var random = new SplittableRandom(3);
    UnaryOperator<String> damage =
        text -> {
          var out = new StringBuilder(text);
          for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(out.length());
            switch (random.nextInt(3)) {
              case 0 -> out.deleteCharAt(at);
              case 1 -> out.insert(at, "{}[]\",:\\u9a ".charAt(random.nextInt(12)));
              default -> out.setCharAt(at, "{}[]\",:\\u9a ".charAt(random.nextInt(12)));
            }
          }
          return out.toString();
        };
    int read = 0;
    for (int i = 0; i < 1000; i++)
      if (Deck.of(damage.apply(SMALL)) instanceof Answer.Ok<Deck>(Deck deck)) {
        read++;
        assertThat(Deck.of(deck.word()).orThrow()).isEqualTo(deck);
      }
    assertThat(read).isPositive();
    assertThat(Deck.of("[".repeat(5000))).isInstanceOf(Answer.No.class);
  }
}
