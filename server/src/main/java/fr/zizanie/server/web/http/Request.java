package fr.zizanie.server.web.http;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A request as it came.
 *
 * @param path as it was sent, percent signs and all
 * @param headers by lower-case name
 * @param remote the address that it came from
 * @param body not read yet
 */
public record Request(
    String method,
    String path,
    Map<String, String> query,
    Map<String, String> headers,
    String remote,
    Body body) {
  private static final Pattern LANGUAGE = Pattern.compile("\\b(fr|en)\\b");
  private static final Pattern COOKIE = Pattern.compile("(?:^|; *)(lang|theme)=(\\w+)");

  private static final Pattern REST = Pattern.compile("(?<=.)/.*", Pattern.DOTALL);

  private static final Pattern SECRET = Pattern.compile("^(/(?:feed|unsubscribe)/).+");

  /** So many bytes are too many for any body. */
  public static final int MOST = 1024 * 1024;

  /** So many are too many for most. */
  public static final int LONGEST = 64 * 1024;

  public Request {
    query = Map.copyOf(query);
    headers = Map.copyOf(headers);
  }

  /** {@return the header of a lower-case name} */
  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name));
  }

  /** {@return the path as logs may have it: without the secret that some addresses hold} */
  public String logged() {
    return SECRET.matcher(path).replaceFirst("$1…");
  }

  /** {@return what the path begins with, which names no match and holds no secret} */
  public String kind() {
    return kind(path);
  }

  /** {@return the same of a path} */
  public static String kind(String path) {
    return REST.matcher(path).replaceFirst("");
  }

  /** {@return whether the browser spoke https, if only to a proxy before us} */
  public boolean secure() {
    return header("x-forwarded-proto").filter("https"::equalsIgnoreCase).isPresent();
  }

  /** {@return the language that the visitor chose, or the first of ours that they prefer} */
  public String language() {
    var chosen = cookie("lang").filter(lang -> LANGUAGE.matcher(lang).matches());
    if (chosen.isPresent()) return chosen.get();
    var preferred = LANGUAGE.matcher(header("accept-language").orElse(""));
    return preferred.find() ? preferred.group() : "en";
  }

  /** {@return a choice of the visitor that the page keeps in a cookie: letters, no more} */
  public Optional<String> cookie(String name) {
    return COOKIE
        .matcher(header("cookie").orElse(""))
        .results()
        .filter(found -> found.group(1).equals(name))
        .map(found -> found.group(2))
        .findFirst();
  }
}
