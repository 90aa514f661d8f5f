package fr.zizanie.sheets.json;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A JSON text that is being written; whoever writes keeps the order that JSON wants. */
public final class JsonText {
  private static final String HEX = "0123456789abcdef";

  /** A control character takes this much room. */
  private static final int ESCAPED = 6;

  private char[] out;
  private int length;

  private JsonText(int room) {
    out = new char[room];
  }

  /** {@return the JSON that {@code write} writes} */
  public static String of(Consumer<JsonText> write) {
    return of(512, write);
  }

  /** {@return the same, about as long as {@code room} characters} */
  public static String of(int room, Consumer<JsonText> write) {
    var text = new JsonText(room);
    write.accept(text);
    return new String(text.out, 0, text.length);
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
    out[length++] = sign;
  }

  /** Goes on after a comma, unless something has just begun. */
  private void after(char beginning) {
    if (out[length - 1] != beginning) sign(',');
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
  public void name(String quoted) {
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
    out[length++] = '"';
    text.getChars(0, size, out, length);
    for (int i = length; i < length + size; i++)
      if (out[i] < ' ' || out[i] == '"' || out[i] == '\\') {
        odd(text);
        return;
      }
    length += size;
    out[length++] = '"';
  }

  /** Writes the rest of a text in which something must be escaped. */
  private void odd(String text) {
    room(ESCAPED * text.length() + 1);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= ' ' && c != '"' && c != '\\') out[length++] = c;
      else escape(c);
    }
    out[length++] = '"';
  }

  private void escape(char c) {
    switch (c) {
      case '"' -> raw("\\\"");
      case '\\' -> raw("\\\\");
      case '\n' -> raw("\\n");
      case '\r' -> raw("\\r");
      case '\t' -> raw("\\t");
      default -> {
        raw("\\u00");
        sign(HEX.charAt(c >> 4));
        sign(HEX.charAt(c & 15));
      }
    }
  }

  /** Writes a whole number. */
  public void number(long number) {
    raw(Long.toString(number));
  }

  /** Writes a finite number. */
  public void fraction(double number) {
    raw(Double.toString(number));
  }

  /** Writes true or false. */
  public void flag(boolean flag) {
    raw(flag ? "true" : "false");
  }

  /** Writes {@code null}. */
  public void nothing() {
    raw("null");
  }

  /** Writes a value that is JSON already. */
  public void raw(String json) {
    room(json.length());
    json.getChars(0, json.length(), out, length);
    length += json.length();
  }

  /** Goes on with the fields of an object that is JSON already. */
  public void spread(String json) {
    if (json.length() == 2) return;
    after('{');
    int size = json.length() - 2;
    room(size);
    json.getChars(1, 1 + size, out, length);
    length += size;
  }
}
