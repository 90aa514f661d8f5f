package fr.zizanie.rules.ironpond.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A set of cards by their numbers, 0 to 127. */
public record CardSet(long low, long high) {
  public static final CardSet NONE = new CardSet(0, 0);

  /** {@return the set of these numbers} */
  public static CardSet of(Collection<Integer> cards) {
    CardSet out = NONE;
    for (int card : cards) out = out.with(card);
    return out;
  }

  /** {@return whether a card is in it} */
  public boolean has(int card) {
    return ((card < 64 ? low : high) >>> card & 1) != 0;
  }

  /** {@return this set and one card} */
  public CardSet with(int card) {
    return card < 64 ? new CardSet(low | 1L << card, high) : new CardSet(low, high | 1L << card);
  }

  /** {@return this set without one card} */
  public CardSet without(int card) {
    return card < 64
        ? new CardSet(low & ~(1L << card), high)
        : new CardSet(low, high & ~(1L << card));
  }

  /** {@return the cards of both} */
  public CardSet and(CardSet other) {
    return new CardSet(low | other.low, high | other.high);
  }

  /** {@return this set without the cards of another} */
  public CardSet minus(CardSet other) {
    return new CardSet(low & ~other.low, high & ~other.high);
  }

  /** {@return the cards that are in both} */
  public CardSet common(CardSet other) {
    return new CardSet(low & other.low, high & other.high);
  }

  /** {@return how many cards there are} */
  public int size() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** {@return whether there is none} */
  public boolean isEmpty() {
    return (low | high) == 0;
  }

  /** {@return the least card that is at least {@code from}, or -1} */
  public int next(int from) {
    if (from < 64) {
      long left = low & -1L << from;
      if (left != 0) return Long.numberOfTrailingZeros(left);
    }
    if (from > 127) return -1;
    long left = from > 64 ? high & -1L << from : high;
    return left != 0 ? 64 + Long.numberOfTrailingZeros(left) : -1;
  }

  /** {@return the cards, rising} */
  public List<Integer> list() {
    var out = new ArrayList<Integer>(size());
    for (int card = next(0); card >= 0; card = next(card + 1)) out.add(card);
    return out;
  }

  @Override
  public String toString() {
    var out = new StringBuilder("{");
    for (int card = next(0); card >= 0; card = next(card + 1)) {
      int last = card;
      while (last < 127 && has(last + 1)) last++;
      if (out.length() > 1) out.append(' ');
      out.append(card);
      if (last > card) out.append('-').append(last);
      card = last;
    }
    return out.append('}').toString();
  }
}
