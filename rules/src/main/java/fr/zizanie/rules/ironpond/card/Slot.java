package fr.zizanie.rules.ironpond.card;

/**
 * Which right to play a card is used: one in one's own turn and one in the opponent's, of the turn
 * that runs or, while one may still react to it, of the turn before (rules, 2).
 */
public enum Slot {
  NOW_OWN,
  NOW_FOREIGN,
  LAST_OWN,
  LAST_FOREIGN;

  /** {@return the slot with which the other player may answer} */
  public Slot answer() {
    return switch (this) {
      case NOW_OWN -> NOW_FOREIGN;
      case NOW_FOREIGN -> NOW_OWN;
      case LAST_OWN -> LAST_FOREIGN;
      case LAST_FOREIGN -> LAST_OWN;
    };
  }
}
