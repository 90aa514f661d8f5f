package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.ironpond.card.Special;
import fr.zizanie.rules.ironpond.scene.Scene;

/** What a card does that undoes what the opponent has just done. */
@FunctionalInterface
public interface Rewind extends Special {
  /** {@return the state, card spent, in which the scene is again as it was {@code before}} */
  IronPondState rewound(IronPondState s, Frame.Announced card, Scene before);
}
