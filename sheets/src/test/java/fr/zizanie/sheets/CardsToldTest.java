package fr.zizanie.sheets;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.sheets.ironpond.IronPondCard;
import fr.zizanie.sheets.tsunami.TsunamiCard;
import fr.zizanie.sheets.tsunami.TsunamiDecks;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What is read of a card by others than its player speaks to nobody and names both sides. */
final class CardsToldTest {
  private static final Predicate<String> SPEAKS =
      Pattern.compile(
              "\\b(you|yours?|opponent|enem(y|ies)|vous|votre|vos|vôtres?|adversaire|adverses?)\\b",
              Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS)
          .asPredicate();

  static final List<String> DECKS = Deck.KNOWN;

  private static void speaksToNobody(String card, Said text, Optional<Said> told) {
    Said read = told.orElse(text);
    assertAll(
        card,
        Stream.of(read.fr(), read.en()).map(words -> () -> assertFalse(SPEAKS.test(words), words)));
    for (String side : List.of("{self}", "{opp}"))
      assertEquals(read.fr().contains(side), read.en().contains(side), card + " " + side);
  }

  @Test
  void ironPond() {
    for (var card : IronPondCard.all()) speaksToNobody(card.id(), card.text(), card.told());
  }

  @ParameterizedTest
  @FieldSource("DECKS")
  void tsunami(String deck) {
    String word = Deck.known(deck).orElseThrow().word();
    for (TsunamiCard card : TsunamiDecks.read(word).orThrow().cards())
      speaksToNobody(deck + " " + card.id(), card.text(), card.told());
  }

  @Test
  void aClubsOwnDeckHasNoWordsOfOurs() {
    String word = Deck.known("projet-1").orElseThrow().word();
    assertFalse(
        TsunamiDecks.read(word.replace("Choose", "Take")).orThrow().cards().stream()
            .anyMatch(card -> card.told().isPresent()));
  }
}
