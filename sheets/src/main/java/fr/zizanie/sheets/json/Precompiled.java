package fr.zizanie.sheets.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.BiConsumer;

/**
 * The JSON of a value that is sent more than once and was made once.
 *
 * @param <T> what it is the JSON of
 */
@SuppressWarnings("UnusedTypeParameter") // for the schema, which is made from it
public final class Precompiled<T> {
  final byte[] json;
  final int length;

  private Precompiled(byte[] json, int length) {
    this.json = json;
    this.length = length;
  }

  /** {@return what is JSON already} */
  public static <T> Precompiled<T> of(String json) {
    byte[] bytes = JsonText.constant(json);
    return new Precompiled<>(bytes, bytes.length);
  }

  /** {@return the JSON of a value, by its codec} */
  public static <T> Precompiled<T> of(T value, BiConsumer<T, JsonText> codec) {
    return of(JsonText.of(out -> codec.accept(value, out)));
  }

  /** {@return the same, about as long as {@code room} characters, and not to be kept} */
  public static <T> Precompiled<T> of(int room, T value, BiConsumer<T, JsonText> codec) {
    var text = new JsonText(room);
    codec.accept(value, text);
    return text.cut();
  }

  /** {@return the JSON of a value that a writer wrote} */
  static <T> Precompiled<T> of(byte[] json, int length) {
    return new Precompiled<>(json, length);
  }

  /** {@return about how many characters it has} */
  public int length() {
    return length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Precompiled<?> cut
        && Arrays.equals(json, 0, length, cut.json, 0, cut.length);
  }

  @Override
  public int hashCode() {
    return new String(json, 0, length, StandardCharsets.ISO_8859_1).hashCode();
  }

  @Override
  public String toString() {
    return new String(json, 0, length, StandardCharsets.UTF_8);
  }
}
