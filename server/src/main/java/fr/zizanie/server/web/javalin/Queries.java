package fr.zizanie.server.web.javalin;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The part of an address behind the question mark. */
final class Queries {
  private Queries() {}

  /** {@return the first value of each name; nothing if a percent sign means nothing} */
  static Optional<Map<String, String>> read(String query) {
    var values = new LinkedHashMap<String, String>();
    try {
      for (String one : query.split("&", -1)) {
        if (one.isEmpty()) continue;
        String[] parts = one.split("=", 2);
        values.putIfAbsent(decoded(parts[0]), parts.length < 2 ? "" : decoded(parts[1]));
      }
      return Optional.of(values);
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }
}
