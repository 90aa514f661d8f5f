package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the cards are. Hands are in the order in which their cards came; a card that is being
 * played lies on the discard already.
 */
public record Zones(Pile pile, List<Integer> black, List<Integer> white, List<Integer> discard) {
  /** A hand may hold so many cards when its turn ends (P2). */
  public static final int HAND = 3;

  public Zones {
    black = List.copyOf(black);
    white = List.copyOf(white);
    discard = List.copyOf(discard);
  }

  /** {@return the kinds of the cards in a hand} */
  public List<Integer> hand(Seat seat) {
    return seat == Seat.FIRST ? black : white;
  }

  private Zones hand(Seat seat, List<Integer> hand) {
    return seat == Seat.FIRST
        ? new Zones(pile, hand, white, discard)
        : new Zones(pile, black, hand, discard);
  }

  /** {@return the zones after a card came to a hand} */
  public Zones gaining(Seat seat, int kind) {
    return hand(seat, plus(hand(seat), kind));
  }

  /** {@return the zones after a seat played or discarded a card of its hand} */
  public Zones spending(Seat seat, int kind) {
    return hand(seat, minus(hand(seat), hand(seat).indexOf(kind))).discarding(kind);
  }

  /** {@return the zones with one more card on the discard} */
  public Zones discarding(int kind) {
    return new Zones(pile, black, white, plus(discard, kind));
  }

  /** {@return the zones with what is left of the pile} */
  public Zones drawn(Pile rest) {
    return new Zones(rest, black, white, discard);
  }

  /** {@return the zones after {@code by} took the other hand's card of that place, from 0} */
  public Zones stolen(Seat by, int place) {
    var from = hand(by.other());
    return hand(by.other(), minus(from, place)).gaining(by, from.get(place));
  }

  /** {@return the zones after a card of the discard went to a hand} */
  public Zones confiscated(Seat by, int kind) {
    return new Zones(pile, black, white, minus(discard, discard.lastIndexOf(kind)))
        .gaining(by, kind);
  }

  /** {@return the zones with both hands on the discard} */
  public Zones emptyHanded() {
    var all = new ArrayList<>(discard);
    all.addAll(black);
    all.addAll(white);
    return new Zones(pile, List.of(), List.of(), all);
  }

  private static List<Integer> plus(List<Integer> cards, int kind) {
    var more = new ArrayList<>(cards);
    more.add(kind);
    return more;
  }

  private static List<Integer> minus(List<Integer> cards, int at) {
    var less = new ArrayList<>(cards.subList(0, at));
    less.addAll(cards.subList(at + 1, cards.size()));
    return less;
  }
}
