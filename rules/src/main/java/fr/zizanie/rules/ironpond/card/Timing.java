package fr.zizanie.rules.ironpond.card;

/** When a card may be played (rules, section 1). */
public enum Timing {
  /** Before one's move, in addition to it. */
  PRE,
  /** Instead of one's move. */
  INS,
  /** Right after one's move. */
  POST,
  /** Right after the opponent's move. */
  R_MOVE,
  /** Right after an opponent's move that gives check. */
  R_CHK,
  /** Right after an opponent's card. */
  R_CARD,
  /** As the opponent captures. */
  R_CAP,
  /** Right after the ordinary loss of a man that is no pawn. */
  R_LOSS,
  /** Whenever its holder is to act. */
  ANY;

  /** {@return whether it answers something the opponent did} */
  public boolean reacts() {
    return ordinal() >= R_MOVE.ordinal() && this != ANY;
  }

  /** {@return the name as the rules print it, such as {@code R-MOVE}} */
  public String text() {
    return name().replace('_', '-');
  }
}
