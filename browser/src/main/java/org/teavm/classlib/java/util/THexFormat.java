package org.teavm.classlib.java.util;

/** {@code java.util.HexFormat} as far as it is used. */
public final class THexFormat {
  private static final String DIGITS = "0123456789abcdef";

  private THexFormat() {}

  public static THexFormat of() {
    return new THexFormat();
  }

  public String formatHex(byte[] bytes) {
    var out = new StringBuilder();
    for (byte b : bytes) out.append(DIGITS.charAt(b >> 4 & 15)).append(DIGITS.charAt(b & 15));
    return out.toString();
  }
}
