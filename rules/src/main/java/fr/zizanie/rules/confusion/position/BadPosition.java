package fr.zizanie.rules.confusion.position;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;

/** Ends the reading of a position with a refusal; never leaves this package. */
final class BadPosition extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient Refusal refusal;

  private BadPosition(String fr, String en) {
    super(en);
    refusal = Reason.BAD_POSITION.because(fr, en);
  }

  static BadPosition bad(String fr, String en) {
    return new BadPosition(fr, en);
  }

  Refusal refusal() {
    return refusal;
  }
}
