package fr.zizanie.server.web;

import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import java.util.Map;

/** What every answer says to the browser for safety's sake. */
final class Headers {
  private static final Map<String, String> DOCUMENT =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
              + " img-src 'self' data:; font-src 'self'; connect-src 'self' ws: wss:;"
              + " manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
              + " frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "same-origin",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin");

  /** What scripts, styles and fonts need of it: a policy is read with the document only. */
  private static final Map<String, String> ASSET =
      Map.of("X-Content-Type-Options", "nosniff", "Cross-Origin-Resource-Policy", "same-origin");

  /** Half a year of nothing but https, once somebody came by https. */
  private static final String STRICT = "max-age=15552000";

  private Headers() {}

  /** {@return an answer with them; the request is as it is believed} */
  static Response on(Response response, Request request) {
    boolean asset = request.path().startsWith(Pages.ASSETS);
    Response safe = response.with(asset ? ASSET : DOCUMENT);
    return request.secure() ? safe.with("Strict-Transport-Security", STRICT) : safe;
  }
}
