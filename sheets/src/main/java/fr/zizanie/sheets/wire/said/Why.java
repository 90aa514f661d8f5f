package fr.zizanie.sheets.wire.said;

import java.util.Optional;

/**
 * Why something isn't allowed, or that it is.
 *
 * @param rule the rule that forbids it
 */
public record Why(Said message, Optional<Rule> rule) {
  /** It is allowed. */
  public static final Why ALLOWED =
      new Why(new Said("C’est permis.", "This is allowed."), Optional.empty());

  /** {@return the reason of a refusal, without the sentence that only says that it is one} */
  public static Why of(fr.zizanie.rules.core.answer.Refusal refusal) {
    boolean bare = refusal.detail().equals(fr.zizanie.rules.core.answer.Words.NONE);
    return new Why(
        Said.of(bare ? refusal.message() : refusal.detail()), refusal.rule().flatMap(Rule::of));
  }
}
