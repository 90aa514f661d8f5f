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

  /** How many UTF-16 units it has. */
  final int units;

  private Precompiled(byte[] json) {
    this.json = json;
    units = SectionedJson.units(json, 0, json.length);
  }

  /** {@return what is JSON already} */
  public static <T> Precompiled<T> of(String json) {
    return new Precompiled<>(JsonText.constant(json));
  }

  /** {@return the JSON of a value, by its codec} */
  public static <T> Precompiled<T> of(T value, BiConsumer<T, JsonText> codec) {
    return new Precompiled<>(JsonText.bytes(out -> codec.accept(value, out)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Precompiled<?> that && Arrays.equals(json, that.json);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(json);
  }

  @Override
  public String toString() {
    return new String(json, StandardCharsets.UTF_8);
  }
}
