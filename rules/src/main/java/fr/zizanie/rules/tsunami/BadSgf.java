package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;

/** Ends the reading of an SGF file with what is wrong with it; never leaves this package. */
final class BadSgf extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient Refusal refusal;

  BadSgf(String fr, String en) {
    super(en, null, false, false);
    refusal = Reason.BAD_RECORD.because("SGF, " + fr, "SGF, " + en);
  }

  /** What is wrong with one node. */
  static BadSgf at(SgfNode node, String fr, String en) {
    return new BadSgf("nœud " + node.number() + fr, "node " + node.number() + en);
  }

  Refusal refusal() {
    return refusal;
  }
}
