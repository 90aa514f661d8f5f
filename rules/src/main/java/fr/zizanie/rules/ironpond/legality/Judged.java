package fr.zizanie.rules.ironpond.legality;

/** What the fundamental rule judges: a card or a pick of one, by all the ways to go on. */
interface Judged {
  /**
   * {@return the parts of the rule that the ways to go on break, {@link
   * fr.zizanie.rules.ironpond.card.Plays#FINE} if one breaks none, nothing if there is no way}
   */
  int ways();
}
