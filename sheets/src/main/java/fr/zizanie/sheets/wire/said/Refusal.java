package fr.zizanie.sheets.wire.said;

import java.util.Optional;

/**
 * Why something was refused: a code of the docs, and a sentence.
 *
 * @param rule the rule that forbids it, where one does
 */
public record Refusal(String code, Said message, Optional<Rule> rule) {
  /** {@return the same refusal for the wire} */
  public static Refusal of(fr.zizanie.rules.core.answer.Refusal refusal) {
    return new Refusal(
        refusal.reason().code(), Said.of(refusal.message()), refusal.rule().flatMap(Rule::of));
  }
}
