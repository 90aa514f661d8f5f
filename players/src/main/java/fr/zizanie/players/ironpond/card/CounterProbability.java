package fr.zizanie.players.ironpond.card;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.IronPondView;

/** Estimates how likely the opponent spoils a card with a counter. */
public final class CounterProbability {
  private static final CardSet COUNTERS = Deck.with(Trait.ANNULS);

  /** The probability that a counter in the hand is used, not kept for something better. */
  private static final double USED = 0.6;

  private CounterProbability() {}

  /** {@return the probability that a card of {@code us} is countered} */
  public static double of(IronPondView view, Seat us) {
    var cards = view.cards();
    CardSet known = cards.hand(us.other());
    if (!known.common(COUNTERS).isEmpty()) return USED;
    int hidden = cards.count(us.other()) - known.size();
    int unseen = cards.unseen().size();
    int counters = cards.unseen().common(COUNTERS).size();
    double none = 1;
    for (int i = 0; i < hidden && unseen - i > 0; i++)
      none *= Math.max(0, unseen - i - counters) / (double) (unseen - i);
    return USED * (1 - none);
  }
}
