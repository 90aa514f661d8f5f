package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A deck of cards: a value, checked when it was read. Kinds are numbered in the file's order. */
public final class Deck {
  /** No cards at all: plain go. */
  public static final Deck NONE = new Deck("none", "", List.of(), "");

  /** The decks that come with the game, the default first. */
  public static final List<String> KNOWN = List.of("projet-1", "projet-2");

  private static final int MOST_KINDS = 100;
  private static final Map<String, Deck> LOADED = new HashMap<>();

  /** Texts whose decks are remembered: one is read again with every option that changes beside. */
  private static final int REMEMBERED = 16;

  private static final Map<String, Answer<Deck>> LATELY = new LinkedHashMap<>();

  static {
    for (String id : KNOWN) LOADED.put(id, of(resource(id)).orThrow());
  }

  private final String id;
  private final String origin;
  private final List<Card> cards;
  private final String word;
  private final String hash;
  private final Map<String, Integer> kinds = new HashMap<>();

  private Deck(String id, String origin, List<Card> cards, String word) {
    this.id = id;
    this.origin = origin;
    this.cards = List.copyOf(cards);
    this.word = word;
    this.hash = digest(word);
    for (int kind = 0; kind < cards.size(); kind++) kinds.put(cards.get(kind).id(), kind);
  }

  /** {@return the deck that comes with the game under that name; {@code none} has no cards} */
  public static Optional<Deck> known(String id) {
    return id.equals(NONE.id) ? Optional.of(NONE) : Optional.ofNullable(LOADED.get(id));
  }

  static String resource(String id) {
    try (var in = Objects.requireNonNull(Deck.class.getResourceAsStream(id + ".json"), id)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the deck of a file's text, or what is wrong at which place} */
  public static Answer<Deck> of(String text) {
    synchronized (LATELY) {
      var known = LATELY.get(text);
      if (known != null) return known;
    }
    var deck = parse(text);
    synchronized (LATELY) {
      LATELY.put(text, deck);
      if (LATELY.size() > REMEMBERED) LATELY.remove(LATELY.keySet().iterator().next());
    }
    return deck;
  }

  private static Answer<Deck> parse(String text) {
    try {
      return Answer.ok(read(DeckText.read(text)));
    } catch (BadDeck bad) {
      return Answer.no(new Refusal(Reason.BAD_OPTION, bad.words));
    }
  }

  private static Deck read(Tree tree) {
    Part part = Part.of("", tree);
    String id = part.text("id");
    if (!id.matches("[a-z][a-z0-9_.-]{0,31}") || id.equals(NONE.id))
      throw part.bad(
          "id",
          "il faut un nom de minuscules et de chiffres",
          "a name of small letters and digits is needed");
    String origin = part.has("origin") ? part.text("origin") : "";
    var cards = new ArrayList<Card>();
    var ids = new HashMap<String, Integer>();
    for (Part card : part.parts("cards")) {
      cards.add(CardReader.read(card));
      if (ids.put(cards.getLast().id(), cards.size()) != null)
        throw card.bad("id", "cette carte vient deux fois", "this card comes twice");
    }
    int size = cards.stream().mapToInt(Card::copies).sum();
    if (cards.size() > MOST_KINDS)
      throw part.bad("cards", MOST_KINDS + " sortes au plus", "at most " + MOST_KINDS + " kinds");
    if (part.whole("size", 1, 1000) != size)
      throw part.bad("size", "il y a " + size + " cartes", "there are " + size + " cards");
    part.end();
    return new Deck(id, origin, cards, DeckText.word(tree));
  }

  private static String digest(String text) {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** {@return its name} */
  public String id() {
    return id;
  }

  /** {@return where it comes from, as its file says} */
  public String origin() {
    return origin;
  }

  /** {@return the kinds of cards} */
  public List<Card> cards() {
    return cards;
  }

  /**
   * {@return what others read of a card than its player, with {@code {self}} and {@code {opp}} for
   * the names of the sides; {@link Words#NONE} in a deck that doesn't come with the game}
   */
  public Words told(String card) {
    return known(id).filter(this::equals).map(deck -> Told.of(id, card)).orElse(Words.NONE);
  }

  /** {@return the card of a kind, from 0} */
  public Card card(int kind) {
    return cards.get(kind);
  }

  /** {@return the kind of a card's id, or -1} */
  public int kind(String card) {
    return kinds.getOrDefault(card, -1);
  }

  /** {@return how many cards there are} */
  public int size() {
    return cards.stream().mapToInt(Card::copies).sum();
  }

  /** {@return the SHA-256 of its word, which tells decks apart} */
  public String hash() {
    return hash;
  }

  /** {@return its whole file as one word of ASCII, the same for every spelling of it} */
  public String word() {
    return word;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Deck other && hash.equals(other.hash);
  }

  @Override
  public int hashCode() {
    return hash.hashCode();
  }

  @Override
  public String toString() {
    return id;
  }
}
