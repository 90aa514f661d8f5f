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
    return of(512, value, codec);
  }

  /** {@return the same, about as long as {@code room} characters} */
  public static <T> Cut<T> of(int room, T value, BiConsumer<T, JsonText> codec) {
    return new Cut<>(JsonText.of(room, out -> codec.accept(value, out)));
  }

  /** {@return a number that is the same for the same JSON, and most likely another for another} */
  public long number() {
    // Four sums at once, as each multiplication waits for the one before.
    char[] signs = json.toCharArray();
    long a = signs.length;
    long b = 1;
    long c = 2;
    long d = 3;
    int i = 0;
    for (; i + 3 < signs.length; i += 4) {
      a = (a ^ signs[i]) * SPREAD;
      b = (b ^ signs[i + 1]) * SPREAD;
      c = (c ^ signs[i + 2]) * SPREAD;
      d = (d ^ signs[i + 3]) * SPREAD;
    }
    for (; i < signs.length; i++) a = (a ^ signs[i]) * SPREAD;
    long sum = mixed(a) * 31 + mixed(b);
    sum = sum * 31 + mixed(c);
    return mixed(sum * 31 + mixed(d)) >>> Long.SIZE - BITS;
  }

  private static long mixed(long sum) {
    return (sum ^ sum >>> 32) * SPREAD;
  }
}
