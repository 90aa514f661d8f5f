package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Words;
import java.util.function.Predicate;

/** What a printed card says, as a condition: cited by the card's key, told by its name. */
public final class Printed {
  private static final String CARD = "Tsunami, card ";

  private Printed() {}

  /**
   * {@return a condition that a card of the default deck sets, such as {@code Tsunami, card sente}}
   */
  public static <T> Condition<T> condition(
      String citation, Predicate<T> test, String fr, String en) {
    return Condition.of(citation, test, fr, en).named(name(citation.substring(CARD.length())));
  }

  private static Words name(String id) {
    return Deck.known(Deck.KNOWN.getFirst()).orElseThrow().cards().stream()
        .filter(card -> card.id().equals(id))
        .findFirst()
        .orElseThrow()
        .name();
  }
}
