package fr.zizanie.sheets.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/**
 * The JSON of a value that is sent more than once and was made once.
 *
 * @param <T> what it is the JSON of
 */
@SuppressWarnings("UnusedTypeParameter") // for the schema, which is made from it
public final class Cut<T> {
  /** JavaScript's numbers are whole up to 53 bits: those of one sum, and so many of another. */
  private static final int OTHERS = 21;

  final byte[] json;
  final int length;

  private Cut(byte[] json, int length) {
    this.json = json;
    this.length = length;
  }

  /** {@return what is JSON already} */
  public static <T> Cut<T> of(String json) {
    byte[] bytes = JsonText.constant(json);
    return new Cut<>(bytes, bytes.length);
  }

  /** {@return the JSON of a value, by its codec} */
  public static <T> Cut<T> of(T value, BiConsumer<T, JsonText> codec) {
    return of(JsonText.of(out -> codec.accept(value, out)));
  }

  /** {@return the same, about as long as {@code room} characters, and not to be kept} */
  public static <T> Cut<T> of(int room, T value, BiConsumer<T, JsonText> codec) {
    var text = new JsonText(room);
    codec.accept(value, text);
    return text.cut();
  }

  /** {@return the JSON of a value that a writer wrote} */
  static <T> Cut<T> of(byte[] json, int length) {
    return new Cut<>(json, length);
  }

  /** {@return about how many characters it has} */
  public int length() {
    return length;
  }

  /** {@return a number that is the same for the same JSON, and most likely another for another} */
  public long number() {
    // Two sums of different kinds that processors have instructions for.
    var crc = new CRC32();
    crc.update(json, 0, length);
    var adler = new Adler32();
    adler.update(json, 0, length);
    long other = adler.getValue() ^ adler.getValue() >>> 11;
    return crc.getValue() << OTHERS | other & (1L << OTHERS) - 1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cut<?> cut && Arrays.equals(json, 0, length, cut.json, 0, cut.length);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(number());
  }

  @Override
  public String toString() {
    return new String(json, 0, length, StandardCharsets.UTF_8);
  }
}
