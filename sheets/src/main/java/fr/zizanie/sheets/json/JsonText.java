package fr.zizanie.sheets.json;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A JSON text that is being written; whoever writes keeps the order that JSON wants. */
public final class JsonText {
  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out;

  private JsonText(int room) {
    out = new StringBuilder(room);
  }

  /** {@return the JSON that {@code write} writes} */
  public static String of(Consumer<JsonText> write) {
    return of(512, write);
  }

  /** {@return the same, about as long as {@code room} characters} */
  public static String of(int room, Consumer<JsonText> write) {
    var text = new JsonText(room);
    write.accept(text);
    return text.out.toString();
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

  /** Begins an object. */
  public void open() {
    out.append('{');
  }

  /** Ends an object. */
  public void close() {
    out.append('}');
  }

  /** Begins a list. */
  public void openList() {
    out.append('[');
  }

  /** Ends a list. */
  public void closeList() {
    out.append(']');
  }

  /** Goes on to the next item of a list. */
  public void next() {
    if (out.charAt(out.length() - 1) != '[') out.append(',');
  }

  /** Goes on to the next field, whose name comes with its quotes and its colon. */
  public void name(String quoted) {
    if (out.charAt(out.length() - 1) != '{') out.append(',');
    out.append(quoted);
  }

  /** Goes on to the next field, whose name may be anything. */
  public void key(String name) {
    if (out.charAt(out.length() - 1) != '{') out.append(',');
    text(name);
    out.append(':');
  }

  /** Writes a text. */
  public void text(String text) {
    out.append('"');
    int plain = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= ' ' && c != '"' && c != '\\') continue;
      out.append(text, plain, i);
      plain = i + 1;
      escape(c);
    }
    out.append(text, plain, text.length()).append('"');
  }

  private void escape(char c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> out.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
    }
  }

  /** Writes a whole number. */
  public void number(long number) {
    out.append(number);
  }

  /** Writes a finite number. */
  public void fraction(double number) {
    out.append(number);
  }

  /** Writes true or false. */
  public void flag(boolean flag) {
    out.append(flag);
  }

  /** Writes {@code null}. */
  public void nothing() {
    out.append("null");
  }

  /** Writes a value that is JSON already. */
  public void raw(String json) {
    out.append(json);
  }

  /** Goes on with the fields of an object that is JSON already. */
  public void spread(String json) {
    if (json.length() == 2) return;
    if (out.charAt(out.length() - 1) != '{') out.append(',');
    out.append(json, 1, json.length() - 1);
  }
}
