package fr.zizanie.players.ironpond.card;

import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.CardSet;

/**
 * The worth of a card in the hand, in hundredths of a pawn, beyond its effect at once. A card worth
 * more than a fresh one from the pile is kept for better days.
 */
public final class CardValue {
  /** The worth of an unknown card from the pile. */
  public static final int FRESH = 40;

  private CardValue() {}

  /** {@return the worth of a card} */
  public static int of(int card) {
    return Deck.worth(card);
  }

  /** {@return the cost of playing a card, its redraw included} */
  public static int cost(int card) {
    return of(card) - FRESH;
  }

  /** {@return the most valuable of some cards; there must be one} */
  public static int best(CardSet cards) {
    int best = cards.next(0);
    for (int card : cards.list()) if (of(card) > of(best)) best = card;
    return best;
  }
}
