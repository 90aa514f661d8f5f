package fr.zizanie.app.serve;

import fr.zizanie.server.Settings;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where the server listens. */
final class AddressFlags {
  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "the port to listen on; 0 picks a free one (default ${DEFAULT-VALUE})")
  private int port;

  @Option(
      names = "--host",
      defaultValue = "127.0.0.1",
      description = "the address to listen on (default ${DEFAULT-VALUE})")
  private String host = "";

  @Option(
      names = "--public-url",
      defaultValue = "",
      paramLabel = "URL",
      description =
          "where people come from, such as https://play.example.org: passkeys, links and notices"
              + " name it (default: the address that each of them uses)")
  private String home = "";

  /** {@return the public address, if there is one} */
  Optional<URI> home() {
    return home.isEmpty() ? Optional.empty() : Optional.of(parsed(home));
  }

  private static URI parsed(String text) {
    try {
      var url = new URI(text.endsWith("/") ? text.substring(0, text.length() - 1) : text);
      boolean scheme = "https".equals(url.getScheme()) || "http".equals(url.getScheme());
      if (scheme && url.getHost() != null && url.getRawPath().isEmpty() && bare(url)) return url;
    } catch (URISyntaxException _) {
      // Told below.
    }
    throw new IllegalArgumentException(
        "--public-url takes a scheme and a host, such as https://play.example.org, not " + text);
  }

  private static boolean bare(URI url) {
    return url.getUserInfo() == null && url.getQuery() == null && url.getFragment() == null;
  }

  Settings.Address read() {
    return address("--port", host, port);
  }

  static Settings.Address address(String flag, String host, int port) {
    if (port < 0 || port > 65_535) throw new IllegalArgumentException(flag + " takes 0 to 65535");
    return new Settings.Address(host, port);
  }
}
