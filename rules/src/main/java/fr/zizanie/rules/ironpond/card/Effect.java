package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.scene.Change;

/** What a card does to the scene once every question is answered. */
@FunctionalInterface
public interface Effect {
  Change on(Moment m, Picks picks);
}
