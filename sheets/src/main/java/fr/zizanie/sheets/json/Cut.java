package fr.zizanie.sheets.json;

import java.util.function.BiConsumer;

/**
 * The JSON of a value that is sent more than once and was made once.
 *
 * @param <T> what it is the JSON of
 */
@SuppressWarnings("UnusedTypeParameter") // for the schema, which is made from it
public record Cut<T>(String json) {
  /** An odd number without a pattern, the golden ratio's (Knuth's multiplicative hashing). */
  private static final long SPREAD = 0x9e3779b97f4a7c15L;

  /** JavaScript's numbers are whole up to so many bits. */
  private static final int BITS = 53;

  /** {@return the JSON of a value, by its codec} */
  public static <T> Cut<T> of(T value, BiConsumer<T, JsonText> codec) {
    return new Cut<>(JsonText.of(out -> codec.accept(value, out)));
  }

  /** {@return a number that is the same for the same JSON, and most likely another for another} */
  public long number() {
    long sum = json.length();
    for (int i = 0; i < json.length(); i++) sum = (sum ^ json.charAt(i)) * SPREAD;
    return sum >>> Long.SIZE - BITS;
  }
}
