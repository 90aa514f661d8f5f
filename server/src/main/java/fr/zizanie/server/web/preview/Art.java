package fr.zizanie.server.web.preview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page's drawings and its colours. */
final class Art {
  private static final String FOLDER = "/fr/zizanie/server/page/art/";

  /** The name under which a drawing of one colour is given that colour. */
  static final String INK = "color";

  private static final Pattern NAME = Pattern.compile("[a-z-]+");
  private static final Pattern VARIABLE =
      Pattern.compile("var\\((--[a-z-]+)(?:,([^()]*(?:\\([^()]*\\))?[^()]*))?\\)");
  private static final Pattern GIVEN = Pattern.compile("(--[a-z-]+):([^;{}]+)[;}]");

  /** Variables that stand for variables, at most so many times. */
  private static final int DEEP = 4;

  private final boolean live;
  private final Map<String, String> drawn = new ConcurrentHashMap<>();
  private final Optional<String> tokens = read("tokens.css");
  private final Map<String, String> colours = tokens.map(Art::day).orElse(Map.of());

  private Art(boolean live) {
    this.live = live;
  }

  /** {@return the colours by day, every variable put in its place} */
  static Art byDay() {
    return new Art(false);
  }

  /** {@return colours as variables, for the page itself to put in their place} */
  static Art live() {
    return new Art(true);
  }

  /** {@return whether the page was built with its drawings} */
  boolean there() {
    return tokens.isPresent();
  }

  /** {@return a colour of the page} */
  String colour(String name) {
    return live ? "var(" + name + ")" : filled("var(" + name + ")", Map.of());
  }

  /** {@return a drawing that is used, dressed as its side where the page knows the colours} */
  String worn(String use, String side) {
    return live && !side.isEmpty() ? "<g class=\"side-" + side + "\">" + use + "</g>" : use;
  }

  /**
   * {@return a drawing in the colours of a side as a symbol of 100 by 100 units, named {@code
   * art-side}}
   *
   * @param more variables besides
   */
  String symbol(String art, String side, Map<String, String> more) {
    return drawn.computeIfAbsent(
        name(art, side, more), _ -> draw(art, name(art, side, more), side, more));
  }

  /** {@return the name of that symbol} */
  String name(String art, String side, Map<String, String> more) {
    String whose = live ? "first" : side;
    return art + "-" + whose + (more.isEmpty() ? "" : "-" + Integer.toHexString(more.hashCode()));
  }

  private String draw(String art, String name, String side, Map<String, String> more) {
    if (!NAME.matcher(art).matches()) return "";
    var own = new HashMap<>(side(side));
    own.putAll(more);
    String inside =
        read(art + ".svg")
            .orElse("")
            .replaceFirst("(?s)^.*?<svg[^>]*>", "")
            .replaceFirst("</svg>\\s*$", "")
            .replaceFirst("<title>[^<]*</title>", "")
            .replaceAll("id=\"([^\"]+)\"", "id=\"" + name + "-$1\"")
            .replaceAll("url\\(#([^)]+)\\)", "url(#" + name + "-$1)");
    return "<symbol id=\""
        + name
        + "\" viewBox=\"0 0 100 100\" overflow=\"visible\">"
        + filled(inside, own)
        + "</symbol>";
  }

  private String filled(String text, Map<String, String> own) {
    String out = text;
    for (int i = 0; i < DEEP && out.contains("var("); i++)
      out =
          VARIABLE
              .matcher(out)
              .replaceAll(found -> {
                String name = found.group(1);
                String otherwise = found.group(2) == null ? "none" : found.group(2);
                String known = live ? found.group() : colours.getOrDefault(name, otherwise);
                return Matcher.quoteReplacement(own.getOrDefault(name, known));
              });
    String ink = live ? "currentColor" : colours.getOrDefault("--ink", "#20263a");
    return out.replace("transparent", "none").replace("currentColor", own.getOrDefault(INK, ink));
  }

  private Map<String, String> side(String side) {
    if (live) return Map.of();
    var block =
        Pattern.compile("\\.side-" + Pattern.quote(side) + "\\{([^}]*\\})")
            .matcher(tokens.orElse(""));
    return block.find() ? given(block.group(1)) : Map.of();
  }

  /** What is given first is what holds by day. */
  private static Map<String, String> day(String css) {
    return given(css);
  }

  private static Map<String, String> given(String block) {
    var out = new HashMap<String, String>();
    GIVEN
        .matcher(block)
        .results()
        .forEach(one -> out.putIfAbsent(one.group(1), one.group(2).strip()));
    return out;
  }

  private static Optional<String> read(String file) {
    try (var in = Art.class.getResourceAsStream(FOLDER + file)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
