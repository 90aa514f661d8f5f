package fr.zizanie.server.web;

import fr.zizanie.rules.core.Reason;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The transport on Javalin: virtual threads, no sessions, one bounded queue a socket. */
final class JavalinTransport implements Transport {
  private static final Logger LOG = LoggerFactory.getLogger(JavalinTransport.class);
  private static final int LONGEST = 64 * 1024;
  private static final int QUEUE = 256;
  private static final Duration IDLE = Duration.ofSeconds(90);
  private static final int STOP_MILLIS = 3000;

  private static final String SOCKETS = "/ws/matches/{id}";
  private static final List<HandlerType> METHODS =
      List.of(
          HandlerType.GET,
          HandlerType.HEAD,
          HandlerType.POST,
          HandlerType.PUT,
          HandlerType.DELETE,
          HandlerType.PATCH);

  private final Javalin app;

  JavalinTransport(String host, int port, Handler handler, SocketHandler sockets) {
    app = Javalin.create(config -> configure(config, host, port, handler, sockets));
    app.start();
  }

  private static void configure(
      JavalinConfig c, String host, int port, Handler handler, SocketHandler sockets) {
    c.startup.showJavalinBanner = false;
    c.concurrency.useVirtualThreads = true;
    c.http.maxRequestSize = LONGEST;
    c.jetty.host = host;
    c.jetty.port = port;
    c.jetty.modifyServletContextHandler(h -> h.getSessionHandler().setUsingCookies(false));
    c.jetty.modifyServer(s -> s.setStopTimeout(STOP_MILLIS));
    c.jetty.modifyWebSocketServletFactory(f -> {
      f.setIdleTimeout(IDLE);
      f.setMaxFrameSize(LONGEST);
      f.setMaxTextMessageSize(LONGEST);
    });
    for (HandlerType method : METHODS)
      c.routes.addHttpHandler(method, "/*", x -> answer(x, handler.handle(request(x))));
    c.routes.exception(
        HttpResponseException.class,
        (e, x) ->
            answer(
                x,
                Answers.refused(
                    (e.getStatus() == 413 ? Reason.TOO_LONG : Reason.UNKNOWN_COMMAND).refusal())));
    c.routes.wsBeforeUpgrade(
        SOCKETS,
        x -> {
          var refused = sockets.refuse(request(x));
          if (refused.isPresent()) throw new HttpResponseException(refused.get(), "");
        });
    c.routes.ws(
        SOCKETS,
        ws -> {
          ws.onConnect(x -> x.attribute("peer", new Peer(x, sockets)));
          ws.onMessage(x -> peer(x).hearer.message(x.message()));
          ws.onClose(x -> peer(x).gone());
          ws.onError(x -> LOG.debug("socket error {}", String.valueOf(x.error())));
        });
  }

  private static Peer peer(WsContext x) {
    Peer peer = x.attribute("peer");
    return Objects.requireNonNull(peer);
  }

  private static Request request(WsContext x) {
    return request(
        "GET",
        "/ws/matches/" + x.pathParam("id"),
        x.queryParamMap(),
        x.headerMap(),
        x.cookieMap(),
        "",
        "");
  }

  private static Request request(Context x) {
    boolean reads = x.method().equals(HandlerType.GET) || x.method().equals(HandlerType.HEAD);
    return request(
        x.method().name(),
        x.path(),
        x.queryParamMap(),
        x.headerMap(),
        x.cookieMap(),
        x.ip(),
        reads ? "" : x.body());
  }

  private static Request request(
      String method,
      String path,
      Map<String, List<String>> queries,
      Map<String, String> headers,
      Map<String, String> cookies,
      String address,
      String body) {
    var query = new TreeMap<String, String>();
    queries.forEach((name, values) -> query.put(name, values.getFirst()));
    var lower = new TreeMap<String, String>();
    headers.forEach((name, value) -> lower.put(name.toLowerCase(Locale.ROOT), value));
    return new Request(method, path, query, lower, cookies, address, body);
  }

  private static void answer(Context x, Response response) {
    x.status(response.status());
    response.headers().forEach(x::header);
    x.result(response.body());
  }

  /** One socket: a virtual thread sends what is queued, one message after the other. */
  private static final class Peer implements Socket {
    private final Session session;
    private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(QUEUE);
    private final Thread sender;
    private final Hearer hearer;

    Peer(WsConnectContext x, SocketHandler sockets) {
      session = x.session;
      sender = Thread.ofVirtual().unstarted(this::drain);
      hearer = sockets.open(request(x), this);
      sender.start();
    }

    @Override
    public void send(String text) {
      if (!queue.offer(text)) session.disconnect();
    }

    @Override
    public void close(int code, String reason) {
      session.close(code, reason, Callback.NOOP);
    }

    void gone() {
      sender.interrupt();
      hearer.closed();
    }

    private void drain() {
      try {
        while (true) {
          var sent = new Callback.Completable();
          session.sendText(queue.take(), sent);
          sent.get();
        }
      } catch (InterruptedException | ExecutionException _) {
        session.disconnect();
      }
    }
  }

  @Override
  public int port() {
    return app.port();
  }

  @Override
  public void close() {
    app.stop();
  }
}
