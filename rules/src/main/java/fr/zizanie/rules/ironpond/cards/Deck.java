package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.ironpond.blank.BlankWords;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Face;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.special.BrokenFaces;
import fr.zizanie.rules.ironpond.cards.special.Counters;
import fr.zizanie.rules.ironpond.cards.special.Diktat;
import fr.zizanie.rules.ironpond.cards.special.Kidnapping;
import fr.zizanie.rules.ironpond.cards.special.Regency;
import fr.zizanie.rules.ironpond.cards.special.Rewinds;
import fr.zizanie.rules.ironpond.cards.special.SelfDefence;
import fr.zizanie.rules.ironpond.cards.special.Snub;
import fr.zizanie.rules.ironpond.cards.special.Stopwatch;
import fr.zizanie.rules.ironpond.cards.special.SuperGang;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.text.Tokens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All cards by their numbers: a line a family. */
public final class Deck {
  private static final List<Optional<Card>> CARDS = cards();

  private static final CardSet PRINTED = numbers(all());
  private static final Map<Trait, CardSet> WITH =
      Stream.of(Trait.values())
          .collect(
              Collectors.toUnmodifiableMap(
                  t -> t, t -> numbers(all().stream().filter(c -> c.is(t)).toList())));

  private Deck() {}

  private static CardSet numbers(List<Card> cards) {
    return CardSet.of(cards.stream().map(Card::number).toList());
  }

  private static List<Optional<Card>> cards() {
    var out = new ArrayList<Optional<Card>>(Collections.nCopies(Tokens.CARDS, Optional.empty()));
    Stream.of(
            Swaps.ALL,
            PawnMoves.ALL,
            PieceMoves.ALL,
            ExtraMoves.ALL,
            Lasting.ALL,
            LostPieces.ALL,
            KingMoves.ALL,
            Rewinds.ALL,
            Counters.ALL,
            List.of(
                Fusion.CARD,
                SelfDefence.CARD,
                Kidnapping.CARD,
                Stopwatch.CARD,
                Diktat.CARD,
                Regency.CARD,
                SuperGang.CARD,
                BrokenFaces.CARD,
                Snub.CARD,
                Advert.CARD))
        .flatMap(List::stream)
        .forEach(card -> {
          if (out.set(card.number(), Optional.of(card)).isPresent())
            throw new IllegalStateException("card " + card.number() + " twice");
        });
    return List.copyOf(out);
  }

  /** The card of a number of the deck or of a filled-in blank. */
  public static Card card(Setting setting, int number) {
    Optional<Card> printed = CARDS.get(number);
    if (printed.isPresent()) return printed.get();
    return setting.custom().stream()
        .filter(b -> b.number() == number)
        .findAny()
        .map(BlankWords::card)
        .orElseThrow();
  }

  /** Whether there is such a card. */
  public static boolean exists(Setting setting, int number) {
    return number >= 0
        && number < Tokens.CARDS
        && (CARDS.get(number).isPresent()
            || setting.custom().stream().anyMatch(b -> b.number() == number));
  }

  /** {@return the numbers of all printed cards} */
  public static CardSet printed() {
    return PRINTED;
  }

  /** {@return the printed cards, by their numbers} */
  public static List<Card> all() {
    return CARDS.stream().flatMap(Optional::stream).toList();
  }

  /** {@return the numbers of the printed cards that are like that} */
  public static CardSet with(Trait trait) {
    return WITH.getOrDefault(trait, CardSet.NONE);
  }

  /** {@return what a card is worth in a hand, in hundredths of a pawn} */
  public static int worth(int number) {
    return CARDS.get(number).map(c -> c.face().worth()).orElse(Face.UNKNOWN);
  }

  /** {@return the printed cards that are played then} */
  public static CardSet played(Timing timing) {
    return numbers(all().stream().filter(c -> c.timing() == timing).toList());
  }

  /** {@return what everybody may know of a card, a blank one included} */
  public static Face face(Setting setting, int number) {
    return card(setting, number).face();
  }
}
