package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.ironpond.card.Plays;

/** What the fundamental rule judges: a card or a pick of one, by all the ways to go on. */
interface Judged {
  /**
   * {@return the parts of the rule that the ways to go on break, {@link Plays#FINE} if one breaks
   * none, nothing if there is no way}
   */
  int ways();

  /** {@return whether one way breaks no part: only that meets all conditions of the rule} */
  default boolean fine() {
    return (ways() & Plays.FINE) != 0;
  }
}
