package fr.zizanie.server.web.http;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/** Which site a request comes from; programs that are no browsers do not say. */
public final class Origins {
  private Origins() {}

  /** {@return whether the request comes from our own page or from no page at all} */
  public static boolean own(Request request) {
    boolean foreign =
        request
            .header("sec-fetch-site")
            .filter(s -> !s.equals("same-origin") && !s.equals("none"))
            .isPresent();
    var origin = request.header("origin");
    return !foreign && (origin.isEmpty() || isHost(request, host(origin.get())));
  }

  private static boolean isHost(Request request, Optional<String> host) {
    return host.isPresent() && host.equals(request.header("host"));
  }

  private static Optional<String> host(String origin) {
    try {
      return Optional.ofNullable(new URI(origin).getRawAuthority());
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }
}
