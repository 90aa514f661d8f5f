package fr.zizanie.server.operate;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * A port for whoever runs the server, apart from the public one: {@code /metrics}, {@code /live}
 * and {@code /ready}.
 */
public final class OperatorPort implements AutoCloseable {
  private static final String PLAIN = "text/plain; charset=utf-8";
  private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";

  private static final Pattern PORT = Pattern.compile(":\\d*$");
  private static final Pattern LOOPBACK =
      Pattern.compile("127(\\.\\d{1,3}){3}|\\[::1]|\\[0(:0){6}:1]");

  private static final Said ELSEWHERE =
      new Said(421, PLAIN, "this port does not answer under that name\n");

  /** What is answered to a question. */
  private record Said(int status, String type, String text) {}

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  private OperatorPort(HttpServer server) {
    this.server = server;
  }

  /**
   * {@return the open port; 0 picks a free one; throws {@link UncheckedIOException} if it cannot be
   * had}
   */
  public static OperatorPort open(String host, int port, Metrics metrics, Readiness readiness) {
    try {
      var opened = new OperatorPort(HttpServer.create(new InetSocketAddress(host, port), 0));
      opened.answer(host, "/metrics", () -> new Said(200, PROMETHEUS, metrics.text()));
      opened.answer(host, "/live", () -> new Said(200, PLAIN, "live\n"));
      opened.answer(host, "/ready", () -> ready(readiness));
      opened.server.setExecutor(opened.threads);
      opened.server.start();
      return opened;
    } catch (IOException e) {
      throw new UncheckedIOException("the operator's port " + host + ":" + port, e);
    }
  }

  private static Said ready(Readiness readiness) {
    return readiness
        .hindrance()
        .map(why -> new Said(503, PLAIN, why + "\n"))
        .orElseGet(() -> new Said(200, PLAIN, "ready\n"));
  }

  private void answer(String host, String path, Supplier<Said> what) {
    server.createContext(
        path,
        exchange -> {
          try (exchange) {
            say(
                exchange,
                called(exchange, host) ? () -> answer(exchange, path, what) : () -> ELSEWHERE);
          }
        });
  }

  /**
   * Whether somebody asks for a host that we are called by: a page of another site, whose name was
   * made to lead here, may not. A program may name none.
   */
  private static boolean called(HttpExchange exchange, String host) {
    String asked = exchange.getRequestHeaders().getFirst("Host");
    if (asked == null) return true;
    String name = PORT.matcher(asked).replaceFirst("").toLowerCase(Locale.ROOT);
    String here = exchange.getLocalAddress().getAddress().getHostAddress();
    return name.equals("localhost")
        || LOOPBACK.matcher(name).matches()
        || name.equals(host.toLowerCase(Locale.ROOT))
        || name.equals(here)
        || name.equals("[" + here + "]");
  }

  private static Said answer(HttpExchange exchange, String path, Supplier<Said> what) {
    boolean known = exchange.getRequestURI().getPath().equals(path);
    boolean asks = exchange.getRequestMethod().equals("GET");
    return known && asks
        ? what.get()
        : new Said(known ? 405 : 404, PLAIN, "GET /metrics, /live, /ready\n");
  }

  private static void say(HttpExchange exchange, Supplier<Said> what) throws IOException {
    Said said = what.get();
    byte[] body = said.text().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", said.type());
    if (said.status() == 405) exchange.getResponseHeaders().set("Allow", "GET");
    exchange.sendResponseHeaders(said.status(), body.length);
    exchange.getResponseBody().write(body);
  }

  /** {@return the port that it listens on} */
  public int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }
}
