package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Refusal;

/** Tells a player which rule forbids what he tried. */
final class Why {
  private Why() {}

  static Refusal not(IronPondState s, Choice c) {
    return Reason.NOT_OFFERED.refusal();
  }
}
