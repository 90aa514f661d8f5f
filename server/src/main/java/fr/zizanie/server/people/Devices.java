package fr.zizanie.server.people;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Devices as their owners know them again; no more of what a browser says is kept. */
final class Devices {
  /** The first that is found: most browsers also claim to be others. */
  private static final Map<String, String> BROWSERS =
      named(
          "Edg",
          "Edge",
          "OPR/",
          "Opera",
          "SamsungBrowser",
          "Samsung Internet",
          "Firefox/",
          "Firefox",
          "FxiOS",
          "Firefox",
          "CriOS",
          "Chrome",
          "Chrome/",
          "Chrome",
          "Safari/",
          "Safari");

  private static final Map<String, String> SYSTEMS =
      named(
          "Android",
          "Android",
          "iPhone",
          "iPhone",
          "iPad",
          "iPad",
          "Windows",
          "Windows",
          "Mac OS X",
          "macOS",
          "CrOS",
          "ChromeOS",
          "Linux",
          "Linux");

  private Devices() {}

  private static Map<String, String> named(String... pairs) {
    var out = new LinkedHashMap<String, String>();
    for (int i = 0; i < pairs.length; i += 2) out.put(pairs[i], pairs[i + 1]);
    return out;
  }

  /** {@return a device such as "Firefox, Android"; empty if nothing is known of it} */
  static String of(String agent) {
    var browser = find(BROWSERS, agent);
    var system = find(SYSTEMS, agent);
    return browser.map(b -> system.map(s -> b + ", " + s).orElse(b)).or(() -> system).orElse("");
  }

  private static Optional<String> find(Map<String, String> names, String agent) {
    return names.entrySet().stream()
        .filter(e -> agent.contains(e.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }
}
