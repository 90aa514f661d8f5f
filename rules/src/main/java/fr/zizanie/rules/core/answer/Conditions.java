package fr.zizanie.rules.core.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Conditions in the order in which they are asked: what meets them all is offered, and the first
 * that isn't met is the reason of a refusal.
 *
 * @param whole whether none was waived, so that a generator may take its short cuts
 */
public record Conditions<T>(List<Condition<T>> all, boolean whole) {
  public Conditions {
    all = List.copyOf(all);
  }

  /** {@return the conditions of a rule book} */
  @SafeVarargs
  @SuppressWarnings("varargs") // read, never written
  public static <T> Conditions<T> of(Condition<T>... all) {
    return new Conditions<>(List.of(all), true);
  }

  /** {@return the same with more, asked last} */
  public Conditions<T> and(List<Condition<T>> last) {
    var more = new ArrayList<>(all);
    more.addAll(last);
    return new Conditions<>(more, whole);
  }

  /** {@return the same, asked of what holds the thing that is tried} */
  public <U> Conditions<U> over(Function<U, T> tried) {
    return new Conditions<>(all.stream().map(c -> c.over(tried)).toList(), whole);
  }

  /** {@return whether {@code tried} meets them all} */
  public boolean hold(T tried) {
    for (int i = 0, n = all.size(); i < n; i++) if (!all.get(i).test().test(tried)) return false;
    return true;
  }

  /** {@return the first that {@code tried} doesn't meet} */
  public Optional<Unmet> unmet(T tried) {
    for (var condition : all)
      if (!condition.holds(tried)) return Optional.of(condition.unmet(tried));
    return Optional.empty();
  }

  /** {@return the same without one of them, if it is among them} */
  public Conditions<T> waiving(Condition<?> waived) {
    var left = all.stream().filter(c -> !c.equals(waived)).toList();
    return left.size() == all.size() ? this : new Conditions<>(left, false);
  }
}
