package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.ironpond.card.Special;

/** What a card does besides its change of the scene. */
@FunctionalInterface
public interface Aftermath extends Special {
  /** {@return the state with that done too, from one in which the scene has changed} */
  IronPondState after(IronPondState changed, Frame.Announced card);
}
