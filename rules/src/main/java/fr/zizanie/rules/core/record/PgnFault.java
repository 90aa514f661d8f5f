package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;

/** Ends the reading of a PGN text with a refusal; never leaves this package. */
final class PgnFault extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient Refusal refusal;

  PgnFault(Refusal refusal) {
    super(refusal.message().en(), null, false, false);
    this.refusal = refusal;
  }

  static PgnFault of(String fr, String en) {
    return new PgnFault(Reason.BAD_RECORD.because("PGN, " + fr + ".", "PGN, " + en + "."));
  }

  static PgnFault at(int line, String fr, String en) {
    return of("ligne " + line + " : " + fr, "line " + line + ": " + en);
  }

  Refusal refusal() {
    return refusal;
  }

  /** As much of a word as a sentence can hold. */
  static String shown(String word) {
    return word.length() <= 30 ? word : word.substring(0, 30) + "…";
  }
}
