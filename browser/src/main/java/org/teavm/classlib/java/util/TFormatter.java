package org.teavm.classlib.java.util;

import java.util.Locale;

/**
 * {@code java.util.Formatter} as far as our texts use it: {@code %s}, {@code %d}, {@code %x},
 * {@code %.Nf} and {@code %%}, filled up to a width with spaces or zeros. TeaVM's own brings the
 * number formats of all languages with it.
 */
public final class TFormatter {
  private static final String KINDS = "sdxf";
  private static final int TEN = 10;

  private final StringBuilder out = new StringBuilder();

  public TFormatter() {}

  /** The same in all languages. */
  public TFormatter(Locale locale) {}

  public TFormatter format(Locale locale, String format, Object... values) {
    return format(format, values);
  }

  public TFormatter format(String format, Object... values) {
    int value = 0;
    for (int at = 0; at < format.length(); at++) {
      char c = format.charAt(at);
      if (c != '%') {
        out.append(c);
        continue;
      }
      int from = ++at;
      char next = format.charAt(at);
      if (next == '%' || next == 'n') {
        out.append(next == 'n' ? '\n' : '%');
        continue;
      }
      while (KINDS.indexOf(format.charAt(at)) < 0) at++;
      put(format.substring(from, at), format.charAt(at), values[value++]);
    }
    return this;
  }

  private void put(String how, char kind, Object value) {
    int point = how.indexOf('.');
    String size = point < 0 ? how : how.substring(0, point);
    boolean zeros = size.startsWith("0");
    int width = size.isEmpty() ? 0 : Integer.parseInt(size);
    String text =
        switch (kind) {
          case 'x' -> hex(value);
          case 'f' -> fixed((Double) value, Integer.parseInt(how.substring(point + 1)));
          default -> String.valueOf(value);
        };
    for (int k = text.length(); k < width; k++) out.append(zeros ? '0' : ' ');
    out.append(text);
  }

  private static String hex(Object value) {
    return value instanceof Long number
        ? Long.toHexString(number)
        : Integer.toHexString((Integer) value);
  }

  private static String fixed(double value, int places) {
    long scale = 1;
    for (int k = 0; k < places; k++) scale *= TEN;
    long scaled = (long) (Math.abs(value) * scale + 0.5);
    var text = new StringBuilder(value < 0 ? "-" : "").append(scaled / scale);
    if (places == 0) return text.toString();
    String rest = Long.toString(scaled % scale);
    text.append('.');
    for (int k = rest.length(); k < places; k++) text.append('0');
    return text.append(rest).toString();
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
