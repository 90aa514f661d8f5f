package fr.zizanie.rules.core.answer;

import java.util.function.Function;

/** A value, or why there is none. */
public sealed interface Answer<T> {
  /** The value. */
  record Ok<T>(T value) implements Answer<T> {}

  /** The refusal; nothing changed. */
  record No<T>(Refusal refusal) implements Answer<T> {}

  /** {@return an answer with a value} */
  static <T> Answer<T> ok(T value) {
    return new Ok<>(value);
  }

  /** {@return an answer without one} */
  static <T> Answer<T> no(Refusal refusal) {
    return new No<>(refusal);
  }

  /** {@return what {@code next} makes of the value, or the same refusal} */
  default <U> Answer<U> then(Function<? super T, Answer<U>> next) {
    return switch (this) {
      case Ok<T>(T value) -> next.apply(value);
      case No<T>(Refusal refusal) -> no(refusal);
    };
  }

  /**
   * {@return the value; throws {@link IllegalStateException} with the English message if refused}
   */
  default T orThrow() {
    return switch (this) {
      case Ok<T>(T value) -> value;
      case No<T>(Refusal refusal) -> throw new IllegalStateException(refusal.message().en());
    };
  }
}
