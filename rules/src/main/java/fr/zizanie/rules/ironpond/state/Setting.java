package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.blank.Blank;
import fr.zizanie.rules.ironpond.blank.Blanks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The options of a game (rules, section 10).
 *
 * @param deck the cards of the game
 * @param strict whether every play is accepted and punished instead of refused
 * @param whiteOpen how many of White's cards lie open, 0 to 5
 * @param blackOpen the same for Black
 * @param calm whether the decisions of Kidnapping last twice as long (11)
 * @param custom the blank cards that were filled in
 */
public record Setting(
    CardSet deck,
    boolean strict,
    int whiteOpen,
    int blackOpen,
    boolean gestures,
    Darts darts,
    boolean reshuffles,
    boolean freeDiscard,
    boolean calm,
    List<Blank> custom) {
  /** How the darts of card 71 are thrown. */
  public enum Darts {
    CHANCE,
    SKILL,
    EXCLUDED
  }

  public static final int HAND = 5;

  /** The fewest cards that a deck may have. */
  static final int FEWEST = 20;

  public static final int PUB = 73;
  private static final List<Integer> CORRESPONDENCE = List.of(11, 22, 71, 72);
  private static final List<Integer> NO_CHANCE = List.of(11, 71, 72);

  public static final List<Option> OPTIONS =
      List.of(
          Option.of("deck", "72", "68", "nochance", "none").orText(Setting::deckFlaw),
          Option.of("fundamental", "assist", "strict"),
          Option.of("open", "false", "true"),
          Option.of("revealed", "0:0").orText(Setting::revealedFlaw),
          Option.of("pub", "false", "true"),
          Option.of("gestures", "true", "false"),
          Option.of("darts", "chance", "skill", "excluded"),
          Option.of("emptyPile", "reshuffle", "stop"),
          Option.of("freeDiscard", "false", "true"),
          Option.of("kidnapping", "10", "20"),
          Option.of("custom", "[]").orText(Blanks::flaw));

  public Setting {
    custom = List.copyOf(custom);
  }

  public static Setting of(Options options) {
    boolean open = options.get("open").equals("true");
    String[] revealed = options.get("revealed").split(":", -1);
    Darts darts =
        switch (options.get("darts")) {
          case "skill" -> Darts.SKILL;
          case "excluded" -> Darts.EXCLUDED;
          default -> Darts.CHANCE;
        };
    List<Blank> custom = Blanks.read(options.get("custom"));
    CardSet deck = deck(options.get("deck"));
    if (darts == Darts.EXCLUDED) deck = deck.without(71);
    if (!deck.isEmpty()) {
      if (options.get("pub").equals("true")) deck = deck.with(PUB);
      for (Blank blank : custom) deck = deck.with(blank.number());
    }
    return new Setting(
        deck,
        options.get("fundamental").equals("strict"),
        open ? HAND : Integer.parseInt(revealed[0]),
        open ? HAND : Integer.parseInt(revealed[1]),
        options.get("gestures").equals("true"),
        darts,
        options.get("emptyPile").equals("reshuffle"),
        options.get("freeDiscard").equals("true"),
        options.get("kidnapping").equals("20"),
        custom);
  }

  private static CardSet deck(String value) {
    CardSet all = new CardSet(-2L, 0x1ff);
    return switch (value) {
      case "72" -> all;
      case "68" -> all.minus(CardSet.of(CORRESPONDENCE));
      case "nochance" -> all.minus(CardSet.of(NO_CHANCE));
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
    for (int card : cards)
      if (card < 1 || card > 72)
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

  /** How many cards of a seat lie open. */
  public int open(Seat seat) {
    return seat == Seat.FIRST ? whiteOpen : blackOpen;
  }

  public boolean hasCards() {
    return !deck.isEmpty();
  }
}
