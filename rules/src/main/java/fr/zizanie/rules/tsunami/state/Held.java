package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Shuffle;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.tsunami.deck.Deck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The cards as one viewer sees them, by kind.
 *
 * @param own the viewer's hand in the order in which its cards came; empty for the public, and both
 *     hands, Black's first, where everything is shown
 * @param black how many cards Black holds
 * @param white how many cards White holds
 * @param pile how many cards nobody has drawn
 * @param unseen the pile and the hands that are hidden from the viewer together, sorted
 * @param discard face up
 */
public record Held(
    List<Integer> own,
    int black,
    int white,
    int pile,
    List<Integer> unseen,
    List<Integer> discard) {
  public Held {
    own = List.copyOf(own);
    unseen = List.copyOf(unseen);
    discard = List.copyOf(discard);
  }

  /** {@return what a viewer knows of the cards} */
  public static Held of(Zones zones, Viewer viewer) {
    var pile = zones.pile().kinds();
    var unseen = new ArrayList<Integer>(pile.size() + zones.black().size() + zones.white().size());
    unseen.addAll(pile);
    List<Integer> own = List.of();
    for (Seat seat : Seat.values()) {
      if (viewer.is(seat)) own = zones.hand(seat);
      else unseen.addAll(zones.hand(seat));
    }
    Collections.sort(unseen);
    return new Held(
        own,
        zones.black().size(),
        zones.white().size(),
        zones.pile().size(),
        unseen,
        zones.discard());
  }

  /** {@return the cards when every hand lies open} */
  public static Held whole(Zones zones) {
    var own = new ArrayList<>(zones.black());
    own.addAll(zones.white());
    return new Held(
        own,
        zones.black().size(),
        zones.white().size(),
        zones.pile().size(),
        zones.pile().kinds(),
        zones.discard());
  }

  /** {@return the hand of a seat as {@code viewer} sees it, if at all} */
  public Optional<List<Integer>> hand(Seat seat, Viewer viewer) {
    if (viewer.is(seat)) return Optional.of(own);
    if (viewer != Viewer.PUBLIC || own.size() != black + white) return Optional.empty();
    return Optional.of(seat == Seat.FIRST ? own.subList(0, black) : own.subList(black, own.size()));
  }

  /** {@return how many cards a seat holds} */
  public int count(Seat seat) {
    return seat == Seat.FIRST ? black : white;
  }

  /** {@return zones that look like this} */
  public Zones sample(Viewer viewer, Deck deck, RandomGenerator random) {
    var cards = new ArrayList<>(unseen);
    Shuffle.of(cards, random);
    var hands = new ArrayList<List<Integer>>();
    for (Seat seat : Seat.values()) {
      if (viewer.is(seat)) {
        hands.add(own);
        continue;
      }
      // Immediate cards never come to a hand.
      var hand = new ArrayList<Integer>();
      for (int i = 0; i < cards.size() && hand.size() < count(seat); )
        if (deck.card(cards.get(i)).immediate()) i++;
        else hand.add(cards.remove(/* index */ i));
      hands.add(hand);
    }
    Collections.sort(cards);
    var rest = Pile.of(deck, cards);
    return new Zones(rest, hands.getFirst(), hands.getLast(), discard);
  }
}
