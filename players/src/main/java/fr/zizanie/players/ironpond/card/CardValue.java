package fr.zizanie.players.ironpond.card;

import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.CardSet;

/**
 * What a card is worth in the hand, in hundredths of a pawn, beyond what it could do at once: what
 * is worth more than a card fresh from the pile is kept for better days.
 */
public final class CardValue {
  /** A card about which nothing is known. */
  public static final int FRESH = 40;

  private CardValue() {}

  /** {@return what a card is worth} */
  public static int of(int card) {
    return Deck.worth(card);
  }

  /** {@return what playing a card costs, its redraw included} */
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
