package fr.zizanie.device;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is asked for, as the address of a request says it.
 *
 * @param path its parts below {@code /api}
 * @param query the first value of each name
 */
record Target(List<String> path, Map<String, String> query) {
  private static final String ROOT = "/api/";
  private static final int HEX = 16;

  static Answer<Target> read(String text) {
    int mark = text.indexOf('?');
    String path = mark < 0 ? text : text.substring(0, mark);
    if (!path.startsWith(ROOT)) return Answer.no(Reason.UNKNOWN_COMMAND.refusal());
    var query = new LinkedHashMap<String, String>();
    try {
      for (String one : (mark < 0 ? "" : text.substring(mark + 1)).split("&", -1)) {
        if (one.isEmpty()) continue;
        String[] parts = one.split("=", 2);
        query.putIfAbsent(decoded(parts[0]), parts.length < 2 ? "" : decoded(parts[1]));
      }
    } catch (IllegalArgumentException _) {
      return Answer.no(Reason.BAD_FIELD.refusal());
    }
    return Answer.ok(new Target(List.of(path.substring(ROOT.length()).split("/", -1)), query));
  }

  /** A name or value of a query without its plus and percent signs, which mean UTF-8. */
  private static String decoded(String text) {
    byte[] given = text.getBytes(StandardCharsets.UTF_8);
    byte[] out = new byte[given.length];
    int length = 0;
    for (int at = 0; at < given.length; at++) {
      if (given[at] == '%') {
        if (at + 2 >= given.length) throw new IllegalArgumentException(text);
        out[length++] = (byte) (digit(given[++at]) * HEX + digit(given[++at]));
      } else out[length++] = given[at] == '+' ? (byte) ' ' : given[at];
    }
    return new String(Arrays.copyOf(out, length), StandardCharsets.UTF_8);
  }

  private static int digit(byte letter) {
    int digit = Character.digit(letter, HEX);
    if (digit < 0) throw new IllegalArgumentException();
    return digit;
  }

  /** {@return a part of the path, or nothing of it} */
  String part(int at) {
    return at < path.size() ? path.get(at) : "";
  }

  /** {@return how it is called after a method: the parts that don't name a game or a match} */
  String kind() {
    return path.size() == 2
        ? part(0) + "/{}"
        : path.size() == 3 ? part(0) + "/{}/" + part(2) : String.join("/", path);
  }
}
