package fr.zizanie.players.ironpond.card;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.IronPondView;

/** How likely the opponent holds what would spoil a card. */
public final class CounterProbability {
  private static final CardSet COUNTERS = Deck.with(Trait.ANNULS);

  /** Who holds a counter keeps it for something better every other time. */
  private static final double USED = 0.6;

  private CounterProbability() {}

  /** {@return how likely a card of {@code us} is countered, from 0 to 1} */
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
