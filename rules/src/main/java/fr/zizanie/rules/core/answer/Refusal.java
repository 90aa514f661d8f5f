package fr.zizanie.rules.core.answer;

/**
 * Why something was not done: a reason of the closed list and a detail that names the place or the
 * rule.
 */
public record Refusal(Reason reason, Words detail) {
  /** {@return the whole message} */
  public Words message() {
    return reason.sentence().then(detail);
  }
}
