package fr.zizanie.server.notifications.push;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The push services that messages are sent to. Browsers name the address themselves, so that
 * anybody could have this server knock anywhere: only what is listed is asked, over https.
 */
public final class Services {
  /** Those of the browsers that there are. */
  private static final List<String> KNOWN =
      List.of(
          "fcm.googleapis.com",
          "updates.push.services.mozilla.com",
          "notify.windows.com",
          "push.apple.com");

  private static final Pattern HOST = Pattern.compile("([a-z0-9-]+\\.)+[a-z0-9-]*[a-z][a-z0-9-]*");
  private static final int HTTPS = 443;
  private static final int LONGEST = 1_000;

  private final Set<String> hosts = new HashSet<>(KNOWN);
  private final Set<String> origins = new HashSet<>();

  /**
   * The known services and {@code more}: hosts, with all under them, or origins, such as {@code
   * http://127.0.0.1:8123}, which only whoever runs the server can name. Throws {@link
   * IllegalArgumentException} for anything else.
   */
  public Services(Collection<String> more) {
    for (String one : more)
      if (HOST.matcher(one).matches()) hosts.add(one);
      else origins.add(origin(one).orElseThrow(() -> none(one)));
  }

  private static IllegalArgumentException none(String text) {
    return new IllegalArgumentException(
        "a push service is a host such as push.example.org, or an origin such as"
            + " https://push.example.org:8443, not "
            + text);
  }

  private static Optional<String> origin(String text) {
    return parsed(text).filter(uri -> uri.getRawPath().isEmpty()).map(Services::origin);
  }

  private static String origin(URI address) {
    return (address.getScheme() + "://" + address.getAuthority()).toLowerCase(Locale.ROOT);
  }

  private static Optional<URI> parsed(String text) {
    try {
      var uri = new URI(text);
      boolean whole =
          uri.getHost() != null
              && uri.getUserInfo() == null
              && uri.getFragment() == null
              && ("https".equals(uri.getScheme()) || "http".equals(uri.getScheme()));
      return whole ? Optional.of(uri) : Optional.empty();
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }

  /** {@return an address that messages may be sent to} */
  Optional<URI> address(String endpoint) {
    if (endpoint.length() > LONGEST) return Optional.empty();
    return parsed(endpoint).filter(uri -> origins.contains(origin(uri)) || known(uri));
  }

  private boolean known(URI uri) {
    String host = uri.getHost().toLowerCase(Locale.ROOT);
    return uri.getScheme().equals("https")
        && (uri.getPort() == -1 || uri.getPort() == HTTPS)
        && hosts.stream().anyMatch(one -> host.equals(one) || host.endsWith("." + one));
  }
}
