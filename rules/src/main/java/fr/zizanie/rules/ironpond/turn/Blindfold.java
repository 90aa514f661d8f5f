package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;

/** Windows, and what a seat may still answer in one that sees no board (card 11). */
final class Blindfold {
  private Blindfold() {}

  /** The window on a card just announced; what a blindfolded seat may still answer is noted. */
  static Frame.Window window(IronPondState s, Seat to, Slot slot, Card announced) {
    boolean blind = announced.is(Trait.BLINDFOLDS);
    return blind
        ? new Frame.Window(to, slot, true, unseeing(Moments.asKnown(s, to, slot)))
        : new Frame.Window(to, slot, false, CardSet.NONE);
  }

  /** The reactions that can be played without a look at the board: those that ask for nothing. */
  private static CardSet unseeing(Moment m) {
    CardSet may = CardSet.NONE;
    for (Card card : Deck.all()) {
      if (!card.timing().reacts() || !card.asksNothing()) continue;
      boolean open =
          card.timing() == Timing.ON_CARD
              || card.ready(m) && Plays.breach(card, m, Picks.NONE).isEmpty();
      if (open) may = may.with(card.number());
    }
    return may;
  }
}
