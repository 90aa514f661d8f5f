package fr.zizanie.server.web;

import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import java.util.Map;
import java.util.regex.Pattern;

/** What every answer says to the browser for safety's sake. */
final class Headers {
  private static final Map<String, String> DOCUMENT =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
              + " img-src 'self' data:; font-src 'self'; connect-src 'self' ws: wss:;"
              + " manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
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

  /** The scripts of workers that run the device's program, as the page's build names them. */
  private static final Pattern WORKER = Pattern.compile("/assets/device-[a-z]+-[^/]+\\.js");

  /** A worker has a policy of its own: these alone may compile WebAssembly, and ask us alone. */
  private static final String WORKER_POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

  /** Half a year of nothing but https, once somebody came by https. */
  private static final String STRICT = "max-age=15552000";

  private Headers() {}

  /** {@return an answer with them; the request is as it is believed} */
  static Response on(Response response, Request request) {
    Response safe = response.with(request.path().startsWith(Pages.ASSETS) ? ASSET : DOCUMENT);
    if (WORKER.matcher(request.path()).matches())
      safe = safe.with("Content-Security-Policy", WORKER_POLICY);
    return request.secure() ? safe.with("Strict-Transport-Security", STRICT) : safe;
  }
}
