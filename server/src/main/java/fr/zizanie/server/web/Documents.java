package fr.zizanie.server.web;

import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The documents of the site. Each place has its first screen in each language, made when the page
 * is built; what the visitor's script would ask first is written into it. A place without a first
 * screen doesn't exist.
 */
final class Documents {
  private static final String FOLDER = "/fr/zizanie/server/page/";
  private static final Pattern NAME = Pattern.compile("[a-z]+(\\.[a-z]+){0,2}");
  private static final Set<String> THEMES = Set.of("light", "dark");

  /** What stands for an id at the end of an address. */
  private static final String ONE = ".one";

  /**
   * A match on the visitor's own device, of which a server knows nothing but this form of its id.
   */
  private static final Pattern ON_A_DEVICE = Pattern.compile("d-[\\w-]{15,}");

  private static final String HALL = "<script type=\"application/json\" id=\"hall\">";

  private final Map<String, String> kept = new ConcurrentHashMap<>();
  private final Function<String, Optional<String>> games;

  /** Documents; {@code games} tells the game of a match. */
  Documents(Function<String, Optional<String>> games) {
    this.games = games;
  }

  /**
   * {@return the document of a path, 404 where there is no such place}
   *
   * @param hall what the page's script would ask first: a JSON object
   */
  Response answer(Request request, String hall) {
    String language = request.language();
    var place = place(request.path()).flatMap(name -> find(name, language));
    var document =
        place
            .or(() -> find("missing", language))
            .or(() -> read("index.html"))
            .map(text -> dressed(text, request))
            .map(text -> text.replace(HALL, HALL + hall.replace("<", "\\u003c")));
    if (document.isEmpty()) return Response.text(503, "text/plain", "The page has not been built.");
    return Response.text(place.isPresent() ? 200 : 404, "text/html", document.get())
        .with("Cache-Control", "private, no-cache")
        .with("Vary", "Accept-Encoding, Accept-Language, Cookie");
  }

  /** The first screen that a path leads to, by name. */
  private Optional<String> place(String path) {
    List<String> parts = Arrays.stream(path.split("/")).filter(part -> !part.isEmpty()).toList();
    if (parts.isEmpty()) return Optional.of("home");
    String first = parts.getFirst();
    if (first.equals("g")) return parts.size() == 2 ? table(parts.get(1)) : Optional.empty();
    // What stands behind it is a secret that the page knows what to do with.
    if (first.equals("unsubscribe") && parts.size() == 2) return Optional.of(first);
    return switch (parts.size()) {
      case 1 -> Optional.of(first);
      case 2 -> Optional.of(first + "." + parts.get(1));
      case 3 -> Optional.of(first + "." + parts.get(1) + ONE);
      default -> Optional.empty();
    };
  }

  private Optional<String> table(String match) {
    return ON_A_DEVICE.matcher(match).matches()
        ? Optional.of("g")
        : games.apply(match).map("g."::concat);
  }

  private Optional<String> find(String name, String language) {
    return NAME.matcher(name).matches()
        ? read("first/" + name + "." + language + ".html")
        : Optional.empty();
  }

  private Optional<String> read(String file) {
    var known = kept.get(file);
    if (known != null) return Optional.of(known);
    var read = Bundled.read(FOLDER + file).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    read.ifPresent(text -> kept.put(file, text));
    return read;
  }

  private static String dressed(String document, Request request) {
    return request
        .cookie("theme")
        .filter(THEMES::contains)
        .map(theme -> document.replaceFirst("<html ", "<html data-theme=\"" + theme + "\" "))
        .orElse(document);
  }
}
