package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Words;
import java.util.HashMap;
import java.util.Map;

/**
 * What others read of a card than its player: {@code {self}} stands for the name of the side that
 * plays it, {@code {opp}} for the other. It stands apart from the decks, whose texts are hashed.
 */
final class Told {
  private static final Map<String, Map<String, Words>> DECKS = new HashMap<>();

  static {
    if (DeckText.read(Deck.resource("told")) instanceof Tree.Fields(var decks))
      decks.forEach((deck, cards) -> DECKS.put(deck, words(cards)));
  }

  private Told() {}

  private static Map<String, Words> words(Tree cards) {
    var out = new HashMap<String, Words>();
    if (cards instanceof Tree.Fields(var fields))
      fields.forEach((id, text) -> {
        if (text instanceof Tree.Fields(var said)
            && said.get("fr") instanceof Tree.Text(String fr)
            && said.get("en") instanceof Tree.Text(String en)) out.put(id, new Words(fr, en));
      });
    return out;
  }

  /**
   * {@return the words of a card of a printed deck; what a later deck leaves out is the first's}
   */
  static Words of(String deck, String card) {
    Map<String, Words> first = DECKS.getOrDefault(Deck.KNOWN.getFirst(), Map.of());
    return DECKS.getOrDefault(deck, first).getOrDefault(card, first.getOrDefault(card, Words.NONE));
  }
}
