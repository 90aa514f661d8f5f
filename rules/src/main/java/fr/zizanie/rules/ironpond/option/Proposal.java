package fr.zizanie.rules.ironpond.option;

import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.blank.Blank;
import fr.zizanie.rules.ironpond.blank.Blanks;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Edition;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.text.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The options of a game, as people propose them (Iron Pond, 10). */
public final class Proposal {
  /** The fewest cards that a deck may have. */
  static final int FEWEST = 20;

  /** The decks that have a name and some cards. */
  public static final List<String> DECKS = List.of("72", "68", "nochance");

  /** What people may agree on before a game. */
  public static final List<Option> OPTIONS =
      List.of(
          Option.of("deck", "72", "68", "nochance", "none").alike(2).orText(Proposal::deckFlaw),
          Option.of("fundamental", "assist", "strict"),
          Option.of("open", "false", "true"),
          Option.of("revealed", "0:0").orText(Proposal::revealedFlaw),
          Option.of("pub", "false", "true"),
          Option.of("gestures", "true", "false"),
          Option.of("darts", "chance", "skill", "excluded"),
          Option.of("emptyPile", "reshuffle", "stop"),
          Option.of("freeDiscard", "false", "true"),
          Option.of("kidnapping", "10", "20"),
          Option.of("custom", "[]").orText(Blanks::flaw));

  private Proposal() {}

  /** {@return the setting that options describe} */
  public static Setting setting(Options options) {
    boolean open = options.get("open").equals("true");
    String[] revealed = options.get("revealed").split(":", -1);
    Setting.Darts darts =
        switch (options.get("darts")) {
          case "skill" -> Setting.Darts.SKILL;
          case "excluded" -> Setting.Darts.EXCLUDED;
          default -> Setting.Darts.CHANCE;
        };
    List<Blank> custom = Blanks.read(options.get("custom"));
    CardSet deck = deck(options.get("deck"));
    if (darts == Setting.Darts.EXCLUDED) deck = deck.minus(Deck.with(Trait.THROWS));
    if (!deck.isEmpty()) {
      if (options.get("pub").equals("true")) deck = deck.and(Deck.with(Trait.ADVERTISES));
      for (Blank blank : custom) deck = deck.with(blank.number());
    }
    return new Setting(
        Edition.of(options),
        options.get("deck").equals("none"),
        deck,
        options.get("fundamental").equals("strict"),
        open ? Setting.HAND : Integer.parseInt(revealed[0]),
        open ? Setting.HAND : Integer.parseInt(revealed[1]),
        options.get("gestures").equals("true"),
        darts,
        options.get("emptyPile").equals("reshuffle"),
        options.get("freeDiscard").equals("true"),
        options.get("kidnapping").equals("20"),
        custom);
  }

  /** {@return the cards of a deck by its name, or of a list} */
  public static CardSet deck(String value) {
    CardSet all = Deck.printed().minus(Deck.with(Trait.ADVERTISES));
    CardSet physical = Deck.with(Trait.PHYSICAL);
    return switch (value) {
      case "72" -> all;
      case "68" -> all.minus(physical);
      case "nochance" -> all.minus(physical).and(Deck.with(Trait.HURRIES));
      case "none" -> CardSet.NONE;
      default -> CardSet.of(numbers(value));
    };
  }

  /** A list such as {@code 1,2,40}, with or without brackets. */
  private static List<Integer> numbers(String value) {
    var out = new ArrayList<Integer>();
    for (String one : value.replaceAll("[\\[\\]]", "").split("[, ]+", -1))
      out.add(one.matches("\\d{1,3}") ? Integer.parseInt(one) : 0);
    return out;
  }

  private static Optional<Words> deckFlaw(String value) {
    List<Integer> cards = numbers(value);
    CardSet all = Deck.printed().minus(Deck.with(Trait.ADVERTISES));
    for (int card : cards)
      if (card >= Tokens.CARDS || !all.has(card))
        return Optional.of(
            new Words(
                "deck : 72, 68, nochance, none ou une liste de numéros de 1 à 72.",
                "deck: 72, 68, nochance, none or a list of numbers from 1 to 72."));
    CardSet deck = CardSet.of(cards);
    if (deck.size() != cards.size())
      return Optional.of(
          new Words("deck : une carte y est deux fois.", "deck: a card is in it twice."));
    if (deck.size() < FEWEST)
      return Optional.of(
          new Words("deck : il faut au moins 20 cartes.", "deck: at least 20 cards are needed."));
    return Optional.empty();
  }

  private static Optional<Words> revealedFlaw(String value) {
    return value.matches("[0-5]:[0-5]")
        ? Optional.empty()
        : Optional.of(
            new Words(
                "revealed : deux nombres de 0 à 5, ceux des Blancs d’abord, comme 3:0.",
                "revealed: two numbers from 0 to 5, White's first, such as 3:0."));
  }
}
