package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.ironpond.text.Tokens;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Where the cards are.
 *
 * @param pile nobody knows its order, unless {@code order} holds it
 * @param order the order that a position gave, top first, which draws must follow wherever the
 *     position goes; empty otherwise
 * @param discard the oldest first
 * @param faceUp cards in hands that lie open for everybody (handicap)
 * @param known other cards in hands that everybody has seen
 * @param seen cards in hands that the other player knows, and nobody else: they have looked through
 *     the pile (57), or the pile was empty
 */
public record Zones(
    CardSet white,
    CardSet black,
    CardSet pile,
    List<Integer> order,
    List<Integer> discard,
    CardSet faceUp,
    CardSet known,
    CardSet seen) {
  public Zones {
    order = List.copyOf(order);
    discard = List.copyOf(discard);
  }

  public static Zones of(CardSet pile) {
    return new Zones(
        CardSet.NONE,
        CardSet.NONE,
        pile,
        List.of(),
        List.of(),
        CardSet.NONE,
        CardSet.NONE,
        CardSet.NONE);
  }

  /** {@return the cards of a seat} */
  public CardSet hand(Seat seat) {
    return seat == Seat.FIRST ? white : black;
  }

  /** {@return the cards in hands that everybody knows} */
  public CardSet open() {
    return faceUp.and(known);
  }

  public Zones hand(Seat seat, CardSet hand) {
    return seat == Seat.FIRST
        ? new Zones(hand, black, pile, order, discard, faceUp, known, seen)
        : new Zones(white, hand, pile, order, discard, faceUp, known, seen);
  }

  /** A card goes from a hand onto the discard pile. */
  public Zones spending(Seat seat, int card) {
    Integer[] more = discard.toArray(new Integer[discard.size() + 1]);
    more[discard.size()] = card;
    return new Zones(
        seat == Seat.FIRST ? white.without(card) : white,
        seat == Seat.SECOND ? black.without(card) : black,
        pile,
        order,
        List.of(more),
        faceUp.without(card),
        known.without(card),
        seen.without(card));
  }

  /** A card goes from the discard pile to a hand, seen by everybody. */
  public Zones fetching(Seat seat, int card, int slots) {
    var fewer = new ArrayList<>(discard);
    fewer.remove(Integer.valueOf(card));
    Zones z =
        new Zones(white, black, pile, order, fewer, faceUp, known, seen).placing(seat, card, slots);
    return z.faceUp.has(card)
        ? z
        : new Zones(z.white, z.black, pile, order, fewer, z.faceUp, known.with(card), seen);
  }

  /** Whether the next card of a hand comes to lie open. */
  public boolean facesUp(Seat seat, int slots) {
    return faceUp.common(hand(seat)).size() < slots;
  }

  /** A card comes to a hand, face up if an open slot is free. */
  public Zones placing(Seat seat, int card, int slots) {
    boolean up = facesUp(seat, slots);
    Zones z = hand(seat, hand(seat).with(card));
    return up
        ? new Zones(z.white, z.black, pile, order, discard, faceUp.with(card), known, seen)
        : z;
  }

  /** A card goes from the pile to a hand. */
  public Zones drawing(Seat seat, int card, int slots) {
    var rest = order.isEmpty() ? order : order.stream().filter(other -> other != card).toList();
    return new Zones(white, black, pile.without(card), rest, discard, faceUp, known, seen)
        .placing(seat, card, slots);
  }

  /**
   * The same with the order in which a dealer will draw, if nothing else is left to chance before.
   */
  public Zones foretold(Dealer dealer, int index) {
    if (!order.isEmpty()) return this;
    var tokens =
        pile.list().stream()
            .sorted(Comparator.comparing(card -> Tokens.text(Choice.card(card))))
            .toList();
    return new Zones(white, black, pile, dealer.order(tokens, index), discard, faceUp, known, seen);
  }

  /** A searched pile is shuffled: the dealer's order is gone. */
  public Zones shuffled() {
    return new Zones(white, black, pile, List.of(), discard, faceUp, known, seen);
  }

  /** A seat looks through the pile, and so knows what the other one holds. */
  public Zones searched(Seat by) {
    return new Zones(white, black, pile, order, discard, faceUp, known, seen.and(hand(by.other())));
  }

  /** {@return the cards of a seat that a viewer knows} */
  public CardSet knownTo(Viewer viewer, Seat seat) {
    if (viewer.is(seat)) return hand(seat);
    return hand(seat).common(viewer.equals(Viewer.PUBLIC) ? open() : open().and(seen));
  }

  /** The discard pile but for {@code kept} is shuffled into a new pile (R7). */
  public Zones reshuffled(CardSet kept) {
    var stays = new ArrayList<Integer>();
    CardSet next = pile;
    for (int card : discard) {
      if (kept.has(card)) stays.add(card);
      else next = next.with(card);
    }
    // Whoever saw the pile empty knew what the other held.
    return new Zones(white, black, next, List.of(), stays, faceUp, known, white.and(black));
  }
}
