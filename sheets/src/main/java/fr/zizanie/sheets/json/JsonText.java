package fr.zizanie.sheets.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/** A JSON text that is being written; whoever writes keeps the order that JSON wants. */
public final class JsonText {
  private static final byte[] TRUE = constant("true");
  private static final byte[] FALSE = constant("false");
  private static final byte[] NULL = constant("null");
  private static final String HEX = "0123456789abcdef";

  /** A control character takes this much room, and no other takes more. */
  private static final int LONGEST = 6;

  /** The longest whole number, with its sign. */
  private static final int DIGITS = 20;

  private byte[] out;
  private int length;

  /** Values that were made beforehand, where they aren't copied. */
  private final List<SectionedJson.Part> parts;

  /** How long this was when the last of them was written, unless it is empty. */
  private int parted = -1;

  private final boolean sectioned;

  private JsonText(boolean sectioned) {
    this.sectioned = sectioned;
    parts = sectioned ? new ArrayList<>() : List.of();
    out = Scratch.take();
  }

  /** {@return the JSON that {@code write} writes} */
  public static String of(Consumer<JsonText> write) {
    return written(
        false, write, text -> new String(text.out, 0, text.length, StandardCharsets.UTF_8));
  }

  /** {@return the same, as UTF-8} */
  static byte[] bytes(Consumer<JsonText> write) {
    return written(false, write, JsonText::bytes);
  }

  /** {@return the same, in which values aren't copied that were made beforehand} */
  public static SectionedJson parted(Consumer<JsonText> write) {
    return written(true, write, text -> new SectionedJson(text.bytes(), text.parts));
  }

  private static <T> T written(
      boolean sectioned, Consumer<JsonText> write, Function<JsonText, T> result) {
    var text = new JsonText(sectioned);
    try {
      write.accept(text);
      return result.apply(text);
    } finally {
      Scratch.give(text.out);
    }
  }

  private byte[] bytes() {
    return Arrays.copyOf(out, length);
  }

  /** {@return a part of JSON that codecs write again and again} */
  public static byte[] constant(String json) {
    return json.getBytes(StandardCharsets.UTF_8);
  }

  /** {@return the JSON of a list, each item by its codec} */
  public static <T> String list(List<? extends T> items, BiConsumer<T, JsonText> codec) {
    return of(out -> {
      out.openList();
      for (T item : items) {
        out.next();
        codec.accept(item, out);
      }
      out.closeList();
    });
  }

  private void room(int more) {
    if (length + more > out.length)
      out = Arrays.copyOf(out, Math.max(2 * out.length, length + more));
  }

  private void sign(char sign) {
    room(1);
    out[length++] = (byte) sign;
  }

  /** Goes on after a comma, unless something has just begun. */
  private void after(char beginning) {
    if (parted == length || out[length - 1] != beginning) sign(',');
  }

  /** Begins an object. */
  public void open() {
    sign('{');
  }

  /** Ends an object. */
  public void close() {
    sign('}');
  }

  /** Begins a list. */
  public void openList() {
    sign('[');
  }

  /** Ends a list. */
  public void closeList() {
    sign(']');
  }

  /** Goes on to the next item of a list. */
  public void next() {
    after('[');
  }

  /** Goes on to the next field, whose name comes with its quotes and its colon. */
  public void name(byte[] quoted) {
    after('{');
    raw(quoted);
  }

  /** Goes on to the next field, whose name may be anything. */
  public void key(String name) {
    after('{');
    text(name);
    sign(':');
  }

  /** Writes a text. */
  public void text(String text) {
    int size = text.length();
    room(size + 2);
    byte[] to = out;
    int at = length;
    to[at++] = '"';
    for (int i = 0; i < size; i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || c > '~') {
        odd(text);
        return;
      }
      to[at++] = (byte) c;
    }
    to[at++] = '"';
    length = at;
  }

  /** Writes a text in which something must be escaped or is no ASCII. */
  private void odd(String text) {
    room(LONGEST * text.length() + 2);
    out[length++] = '"';
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') escape(c);
      else if (c <= '~') out[length++] = (byte) c;
      else if (i + 1 < text.length() && Character.isSurrogatePair(c, text.charAt(i + 1)))
        beyond(text.substring(i, ++i + 1));
      else beyond(String.valueOf(c));
    }
    out[length++] = '"';
  }

  private void beyond(String character) {
    raw(character.getBytes(StandardCharsets.UTF_8));
  }

  private void escape(char c) {
    out[length++] = '\\';
    switch (c) {
      case '\n' -> out[length++] = 'n';
      case '\r' -> out[length++] = 'r';
      case '\t' -> out[length++] = 't';
      case '"', '\\' -> out[length++] = (byte) c;
      default -> {
        out[length++] = 'u';
        out[length++] = '0';
        out[length++] = '0';
        out[length++] = (byte) HEX.charAt(c >> 4);
        out[length++] = (byte) HEX.charAt(c & 15);
      }
    }
  }

  /** Writes a whole number. */
  public void number(long number) {
    if (number >= 0 && number < 10) {
      sign((char) ('0' + number));
      return;
    }
    room(DIGITS);
    if (number < 0) out[length++] = '-';
    int size = 1;
    for (long left = number / 10; left != 0; left /= 10) size++;
    length += size;
    long left = number;
    for (int at = length; size > 0; size--) {
      out[--at] = (byte) ('0' + Math.abs(left % 10));
      left /= 10;
    }
  }

  /** Writes a finite number. */
  public void fraction(double number) {
    raw(Double.toString(number));
  }

  /** Writes true or false. */
  public void flag(boolean flag) {
    raw(flag ? TRUE : FALSE);
  }

  /** Writes {@code null}. */
  public void nothing() {
    raw(NULL);
  }

  /** Writes something that is JSON already. */
  public void raw(String json) {
    raw(constant(json));
  }

  /** Writes something that is JSON already. */
  public void raw(byte[] json) {
    raw(json, 0, json.length);
  }

  private void raw(byte[] json, int from, int size) {
    room(size);
    System.arraycopy(json, from, out, length, size);
    length += size;
  }

  /** Writes a value that was made beforehand. */
  public void raw(Precompiled<?> value) {
    part(value, 0, value.json.length);
  }

  /** Goes on with the fields of an object that was made beforehand. */
  public void spread(Precompiled<?> value) {
    int inside = value.json.length - 2;
    if (inside > 0) after('{');
    part(value, 1, inside);
  }

  private void part(Precompiled<?> value, int from, int size) {
    if (!sectioned) {
      raw(value.json, from, size);
      return;
    }
    parts.add(new SectionedJson.Part(length, value, from, size));
    if (size > 0) parted = length;
  }
}
