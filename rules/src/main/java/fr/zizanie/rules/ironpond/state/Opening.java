package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.ironpond.card.Special;

/** What a card does that begins an interlude when it takes effect. */
@FunctionalInterface
public interface Opening extends Special {
  /** {@return the state with the interlude on top, from one in which the card is spent} */
  IronPondState opened(IronPondState spent, Frame.Announced card);
}
