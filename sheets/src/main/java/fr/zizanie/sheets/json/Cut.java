package fr.zizanie.sheets.json;

import java.util.function.BiConsumer;

/**
 * The JSON of a value that is sent often and was made once.
 *
 * @param <T> what it is the JSON of
 */
@SuppressWarnings("UnusedTypeParameter") // for the schema, which is made from it
public record Cut<T>(String json) {
  /** {@return the JSON of a value, by its codec} */
  public static <T> Cut<T> of(T value, BiConsumer<T, JsonText> codec) {
    return new Cut<>(JsonText.of(out -> codec.accept(value, out)));
  }
}
