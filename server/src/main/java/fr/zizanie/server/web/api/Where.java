package fr.zizanie.server.web.api;

import fr.zizanie.server.people.RelyingParty;
import fr.zizanie.server.web.gate.Network;
import fr.zizanie.server.web.http.Request;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/**
 * Where people come to this server.
 *
 * @param home its public address, if whoever runs it has named one: scheme, host and perhaps a port
 */
public record Where(Optional<URI> home) {
  private static final String LOCALHOST = "localhost";

  /** {@return where passkeys are bound to for a request; nothing if browsers have none there} */
  Optional<RelyingParty> place(Request request) {
    return origin(request)
        .filter(asked -> home.map(asked::equals).orElse(true))
        .filter(asked -> trustworthy(asked) && !digits(asked.getHost()))
        .map(asked -> new RelyingParty(asked.toString(), asked.getHost()));
  }

  private static boolean trustworthy(URI asked) {
    return asked.getScheme().equals("https") || asked.getHost().equals(LOCALHOST);
  }

  private static boolean digits(String host) {
    return Network.parse(host).isPresent();
  }

  /**
   * {@return where other devices find this server; nothing if only this one's own name is known}
   */
  Optional<String> address(Request request) {
    return home.or(() -> origin(request).filter(asked -> !local(asked.getHost())))
        .map(URI::toString);
  }

  /** {@return where a link of ours leads that somebody takes elsewhere} */
  URI home(Request request) {
    return home.or(() -> origin(request)).orElse(URI.create("http://" + LOCALHOST));
  }

  private static boolean local(String host) {
    String bare = host.replaceAll("[\\[\\]]", "");
    return host.equals(LOCALHOST)
        || host.endsWith("." + LOCALHOST)
        || bare.startsWith("127.")
        || Network.parse(bare).filter(one -> one.first().isLoopbackAddress()).isPresent();
  }

  private static Optional<URI> origin(Request request) {
    try {
      String scheme = request.secure() ? "https" : "http";
      var origin = new URI(scheme + "://" + request.header("host").orElse(""));
      return origin.getHost() == null ? Optional.empty() : Optional.of(origin);
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }
}
