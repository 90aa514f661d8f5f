package fr.zizanie.players.ironpond;

import fr.zizanie.rules.ironpond.state.CardSet;
import java.util.Arrays;

/**
 * What a card is worth in the hand, in hundredths of a pawn, beyond what it could do at once: what
 * is worth more than a card fresh from the pile is kept for better days.
 */
final class Holding {
  /** A card about which nothing is known. */
  static final int FRESH = 40;

  /** A blank card that players made. */
  private static final int UNKNOWN = 30;

  private static final int[] VALUES = new int[128];

  static {
    Arrays.fill(VALUES, UNKNOWN);
    // Useful in few positions, or never worth much.
    all(12, 3, 4, 20, 22, 27, 29, 30, 31, 35, 46, 54, 56, 60, 69, 72, 73);
    all(22, 2, 10, 15, 16, 17, 19, 23, 25, 36, 37, 38, 41, 43, 44, 45, 47, 53, 58, 63, 65, 67, 70);
    all(40, 5, 6, 9, 12, 18, 21, 24, 28, 48, 49, 50, 51, 55, 62, 68);
    all(60, 7, 8, 11, 26, 34, 40, 57, 59, 61, 64, 71);
    all(70, 33, 32, 39, 42, 52);
    all(90, 1, 13, 14);
    all(120, 66);
  }

  private Holding() {}

  private static void all(int value, int... cards) {
    for (int card : cards) VALUES[card] = value;
  }

  static int of(int card) {
    return VALUES[card];
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
