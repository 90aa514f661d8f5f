package fr.zizanie.players.ironpond;

import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.CardSet;

/**
 * What a card is worth in the hand, in hundredths of a pawn, beyond what it could do at once: what
 * is worth more than a card fresh from the pile is kept for better days.
 */
final class Holding {
  /** A card about which nothing is known. */
  static final int FRESH = 40;

  private Holding() {}

  static int of(int card) {
    return Deck.worth(card);
  }

  /** {@return what playing a card costs, its redraw included} */
  static int cost(int card) {
    return of(card) - FRESH;
  }

  /** {@return the most valuable of some cards; there must be one} */
  static int best(CardSet cards) {
    int best = cards.next(0);
    for (int card : cards.list()) if (of(card) > of(best)) best = card;
    return best;
  }

  /** {@return the least valuable of some cards; there must be one} */
  static int worst(CardSet cards) {
    int worst = cards.next(0);
    for (int card : cards.list()) if (of(card) < of(worst)) worst = card;
    return worst;
  }
}
