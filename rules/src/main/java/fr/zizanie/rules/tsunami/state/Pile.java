package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.tsunami.deck.Deck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * The cards that nobody has drawn yet: which copies of each kind, so that every card is as likely.
 * A position may give an order; then only its first card can come.
 */
public final class Pile {
  /** One bit for each copy, by kind. */
  private final int[] copies;

  private final List<Integer> order;

  private Pile(int[] copies, List<Integer> order) {
    this.copies = copies;
    this.order = List.copyOf(order);
  }

  /** {@return every card of a deck} */
  public static Pile full(Deck deck) {
    return new Pile(
        deck.cards().stream().mapToInt(c -> (1 << c.copies()) - 1).toArray(), List.of());
  }

  /** {@return a pile of so many cards of each kind; of which copies, nobody knows} */
  public static Pile of(Deck deck, List<Integer> kinds) {
    int[] copies = new int[deck.cards().size()];
    for (int kind : kinds) copies[kind] = copies[kind] << 1 | 1;
    return new Pile(copies, List.of());
  }

  /** {@return a pile whose cards come in that order} */
  public static Pile ordered(Deck deck, List<Integer> kinds) {
    return new Pile(of(deck, kinds).copies, kinds);
  }

  /** {@return how many cards are left} */
  public int size() {
    int size = 0;
    for (int c : copies) size += Integer.bitCount(c);
    return size;
  }

  /** {@return whether none is left} */
  public boolean isEmpty() {
    for (int c : copies) if (c != 0) return false;
    return true;
  }

  /** {@return the kinds, each as often as it is there: in the given order, or rising} */
  public List<Integer> kinds() {
    if (!order.isEmpty()) return order;
    var out = new ArrayList<Integer>(size());
    for (int kind = 0; kind < copies.length; kind++)
      for (int i = Integer.bitCount(copies[kind]); i > 0; i--) out.add(kind);
    return out;
  }

  /** Adds every card that can be drawn: the kind and, above it, the copy from 0. */
  public void results(Choices out) {
    for (int kind = 0; kind < copies.length; kind++) {
      if (!order.isEmpty() && order.getFirst() != kind) continue;
      for (int left = copies[kind]; left != 0; left &= left - 1) {
        out.add(result(kind, Integer.numberOfTrailingZeros(left)));
        if (!order.isEmpty()) return;
      }
    }
  }

  /** {@return the draw of a copy, from 0, of a kind} */
  public static Choice result(int kind, int copy) {
    return new Choice(Choice.card(kind).code() | copy << 8);
  }

  /** {@return the pile after a draw} */
  public Pile without(Choice result) {
    int[] less = copies.clone();
    less[result.a()] &= ~(1 << result.b());
    return new Pile(less, order.isEmpty() ? order : order.subList(1, order.size()));
  }

  /** {@return the same cards in the order in which a dealer will draw them, one after the other} */
  public Pile dealt(Deck deck, Dealer dealer, int index, Function<Choice, String> print) {
    var out = new ArrayList<Integer>();
    Pile rest = this;
    for (int i = index; !rest.isEmpty(); i++) {
      var offered = new Choices();
      rest.results(offered);
      var sorted = offered.toList().stream().sorted(Comparator.comparing(print)).toList();
      Choice next = sorted.get(dealer.deal(sorted.size(), i));
      out.add(next.a());
      rest = rest.without(next);
    }
    return ordered(deck, out);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Pile other
        && Arrays.equals(copies, other.copies)
        && order.equals(other.order);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(copies);
  }

  @Override
  public String toString() {
    return Arrays.toString(copies) + (order.isEmpty() ? "" : order);
  }
}
