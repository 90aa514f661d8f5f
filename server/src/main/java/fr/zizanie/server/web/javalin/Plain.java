package fr.zizanie.server.web.javalin;

import io.javalin.http.Context;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What the library answers by itself, when a request never reaches the site: short and safe. */
final class Plain extends ErrorHandler implements HttpConfiguration.Customizer {
  private static final Map<String, String> SAFE =
      new TreeMap<>(
          Map.of(
              "Cache-Control", "no-store",
              "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'",
              "Content-Type", "text/plain; charset=utf-8",
              "Cross-Origin-Resource-Policy", "same-origin",
              "Referrer-Policy", "same-origin",
              "X-Content-Type-Options", "nosniff"));

  /** What a browser must hear with any answer at all. */
  private static final HttpField NOSNIFF =
      new HttpField("X-Content-Type-Options", SAFE.get("X-Content-Type-Options"));

  private static String text(int status) {
    return "Zizanie: " + status + "\n";
  }

  /** Answers a request that isn't taken any further. */
  static void answer(Context c, int status) {
    c.status(status);
    SAFE.forEach(c::header);
    c.result(text(status));
  }

  @Override
  public Request customize(Request request, HttpFields.Mutable headers) {
    headers.put(NOSNIFF);
    return request;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int status,
      String message,
      Throwable cause,
      Callback callback) {
    SAFE.forEach(response.getHeaders()::put);
    response.write(true, ByteBuffer.wrap(text(status).getBytes(StandardCharsets.UTF_8)), callback);
  }
}
