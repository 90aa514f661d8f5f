package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Part;
import fr.zizanie.rules.ironpond.card.Special;
import java.util.Optional;

/** What a card does to the card that it answers, before that one takes effect. */
public interface Counter extends Special {
  /** A card that lies announced, and the state below it. */
  record Target(IronPondState below, Frame.Announced announced, Card card) {}

  /** {@return whether it can be about this card} */
  boolean meets(Target target, Seat by);

  /** {@return which part of the fundamental rule it breaks, if any} */
  Optional<Part> breach(Target target, Seat by);

  /** {@return the state once the card below is answered by {@code own}} */
  IronPondState answered(Target target, Frame.Announced own);
}
