package fr.zizanie.rules.ironpond.card;

import java.util.Optional;

/** When a card may be played (Iron Pond, 1). */
public enum Timing {
  /** Before one's move, in addition to it. */
  BEFORE("PRE"),
  /** Instead of one's move. */
  INSTEAD("INS"),
  /** Right after one's move. */
  AFTER("POST"),
  /** Right after the opponent's move. */
  ON_MOVE("R-MOVE"),
  /** Right after an opponent's move that gives check. */
  ON_CHECK("R-CHK"),
  /** Right after an opponent's card. */
  ON_CARD("R-CARD"),
  /** As the opponent captures. */
  ON_CAPTURE("R-CAP"),
  /** Right after the ordinary loss of a piece that is no pawn. */
  ON_LOSS("R-LOSS"),
  /** Whenever its holder is to act. */
  ANY("ANY");

  private final String text;

  Timing(String text) {
    this.text = text;
  }

  /** {@return whether it answers something the opponent did} */
  public boolean reacts() {
    return ordinal() >= ON_MOVE.ordinal() && this != ANY;
  }

  /** {@return the name as the rules and the formats print it, such as {@code R-MOVE}} */
  public String text() {
    return text;
  }

  /** {@return the timing that is printed so} */
  public static Optional<Timing> read(String text) {
    for (Timing timing : values()) if (timing.text.equals(text)) return Optional.of(timing);
    return Optional.empty();
  }
}
