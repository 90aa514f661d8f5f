package fr.zizanie.rules.core.answer;

import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One thing that a choice must meet, said once: what is offered and why something is refused both
 * ask it.
 *
 * @param <T> what is tried: a choice in its state, with whatever the test needs
 * @param code the reason of the closed list
 * @param otherwise what a player is told whose choice doesn't meet it; knows what the player sees
 * @param structural whether nothing could follow without it (no piece on the square), so that no
 *     game can be had without it
 */
public record Condition<T>(
    Rule rule, Reason code, Predicate<T> test, Function<T, Words> otherwise, boolean structural) {
  /** {@return a condition that a rule sets, such as {@code Chess Mutation, R11}} */
  public static <T> Condition<T> of(String rule, Predicate<T> test, Function<T, Words> otherwise) {
    return new Condition<>(Rule.of(rule), Reason.NOT_OFFERED, test, otherwise, false);
  }

  /** {@return the same with one sentence for every case} */
  public static <T> Condition<T> of(String rule, Predicate<T> test, String fr, String en) {
    var words = new Words(fr, en);
    return of(rule, test, _ -> words);
  }

  /** {@return the same condition, the card that sets it told by its name} */
  public Condition<T> named(Words card) {
    return new Condition<>(rule.named(card), code, test, otherwise, structural);
  }

  /** {@return the same condition, refused by another reason of the closed list} */
  public Condition<T> as(Reason other) {
    return new Condition<>(rule, other, test, otherwise, structural);
  }

  /** {@return the same condition as one that can't be waived} */
  public Condition<T> always() {
    return new Condition<>(rule, code, test, otherwise, true);
  }

  /** {@return the same condition, asked of what holds the thing that is tried} */
  public <U> Condition<U> over(Function<U, T> tried) {
    return new Condition<>(
        rule,
        code,
        u -> test.test(tried.apply(u)),
        u -> otherwise.apply(tried.apply(u)),
        structural);
  }

  /** {@return whether {@code tried} meets it} */
  public boolean holds(T tried) {
    return test.test(tried);
  }

  /** {@return that {@code tried} doesn't meet it, in words} */
  public Unmet unmet(T tried) {
    return new Unmet(this, Refusal.of(code, rule, otherwise.apply(tried)));
  }

  @Override
  public String toString() {
    return rule.toString();
  }
}
