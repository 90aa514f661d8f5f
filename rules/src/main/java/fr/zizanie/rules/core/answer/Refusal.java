package fr.zizanie.rules.core.answer;

import java.util.Optional;

/**
 * Why something was not done: a reason of the closed list and a detail that names the place or the
 * rule.
 *
 * @param rule the rule that forbids it, where one does; the detail names it too
 */
public record Refusal(Reason reason, Words detail, Optional<Rule> rule) {
  public Refusal(Reason reason, Words detail) {
    this(reason, detail, Optional.empty());
  }

  /** {@return a refusal by a rule, whose number goes to the end of the sentence} */
  public static Refusal of(Reason reason, Rule rule, Words sentence) {
    return new Refusal(reason, rule.after(sentence), Optional.of(rule));
  }

  /** {@return the whole message} */
  public Words message() {
    return reason.sentence().then(detail);
  }
}
