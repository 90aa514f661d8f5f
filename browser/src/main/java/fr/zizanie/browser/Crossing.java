package fr.zizanie.browser;

import org.teavm.interop.Import;

/**
 * How texts cross between the page's script and this program: a UTF-16 unit at a time. TeaVM's own
 * way makes functions of texts at run time, which the policy of the page forbids.
 */
final class Crossing {
  private Crossing() {}

  /** {@return the text of that number which the script gave with a call} */
  static String given(int which) {
    char[] units = new char[length(which)];
    for (int k = 0; k < units.length; k++) units[k] = (char) unit(which, k);
    return new String(units);
  }

  /** Gives the script a text, for what is called next. */
  static void give(String text) {
    int length = text.length();
    begin(length);
    for (int k = 0; k < length; k++) put(text.charAt(k));
    end();
  }

  @Import(module = "text", name = "length")
  private static native int length(int which);

  @Import(module = "text", name = "unit")
  private static native int unit(int which, int at);

  @Import(module = "text", name = "begin")
  private static native void begin(int length);

  @Import(module = "text", name = "put")
  private static native void put(int unit);

  @Import(module = "text", name = "end")
  private static native void end();
}
