package fr.zizanie.server.web.javalin;

import fr.zizanie.server.live.Memory;
import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.server.web.http.Transport;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.LongSupplier;
import org.eclipse.jetty.ee10.websocket.server.JettyServerUpgradeRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Javalin on virtual threads. Nothing else in the server knows it. */
public final class JavalinTransport implements Transport {
  private static final Logger LOG = LoggerFactory.getLogger(JavalinTransport.class);

  private static final List<HandlerType> METHODS =
      List.of(
          HandlerType.GET,
          HandlerType.HEAD,
          HandlerType.POST,
          HandlerType.PUT,
          HandlerType.PATCH,
          HandlerType.DELETE,
          HandlerType.OPTIONS,
          HandlerType.TRACE);

  private static final int STOP_MILLIS = 3_000;
  private static final Duration IDLE = Duration.ofSeconds(90);

  /** Above what we read ourselves, so that a long message is refused and the socket lives. */
  private static final int LONGEST_MESSAGE = 256 * 1024;

  private static final String WELCOME = "welcome";
  private static final int BAD_REQUEST = 400;
  private static final int BROKEN = 500;

  private final Javalin javalin;
  private final ScheduledExecutorService pings;

  private JavalinTransport(Javalin javalin, ScheduledExecutorService pings) {
    this.javalin = javalin;
    this.pings = pings;
  }

  /**
   * {@return the site, being served; port 0 picks a free one} Lines are measured by {@code nanos},
   * which counts nanoseconds.
   */
  public static Transport start(Site site, String host, int port, LongSupplier nanos) {
    var pings =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("pings").daemon(true).factory());
    return start(site, host, port, nanos, pings);
  }

  /** The same; {@code pings} tells when a line is pinged, and ends with it. */
  static Transport start(
      Site site, String host, int port, LongSupplier nanos, ScheduledExecutorService pings) {
    var drips = new Drips(nanos);
    var waiting = Memory.ofProcess();
    return new JavalinTransport(
        Javalin.create(
                config -> {
                  settings(config, host, port, drips, new Lines(site, drips));
                  for (HandlerType method : METHODS)
                    config.routes.addHttpHandler(method, "/*", c -> answer(site, c, drips));
                  config.routes.wsBeforeUpgrade("/*", c -> knock(site, c));
                  // It only lets sockets through: their ends are our own.
                  config.routes.ws("/*", _ -> {});
                  config.jetty.modifyWebSocketServletFactory(
                      f -> f.addMapping("/*", (request, _) -> end(request, waiting, pings, nanos)));
                })
            .start(),
        pings);
  }

  private static void settings(
      JavalinConfig config, String host, int port, Drips drips, Lines lines) {
    var plain = new Plain();
    config.startup.showJavalinBanner = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.router.treatMultipleSlashesAsSingleSlash = false;
    config.routes.exception(Exception.class, JavalinTransport::fail);
    config.jetty.modifyServletContextHandler(h -> {
      h.getSessionHandler().setUsingCookies(false);
      h.setErrorHandler(plain);
    });
    config.jetty.modifyServer(s -> {
      s.setStopTimeout(STOP_MILLIS);
      s.setErrorHandler(plain);
    });
    config.jetty.modifyHttpConfiguration(h -> {
      h.setSendServerVersion(false);
      // Else a connection remembers headers whatever their case, and takes a cookie for another.
      h.setHeaderCacheCaseSensitive(true);
      h.addCustomizer(plain);
    });
    config.jetty.addConnector(
        (server, http) -> Doors.connector(server, http, host, port, drips, lines));
    config.jetty.modifyWebSocketServletFactory(f -> {
      f.setIdleTimeout(IDLE);
      f.setMaxFrameSize(LONGEST_MESSAGE);
      f.setMaxTextMessageSize(LONGEST_MESSAGE);
    });
  }

  private static void answer(Site site, Context c, Drips drips) {
    var body = new LineBody(c.req(), drips);
    var request = request(c, body);
    drips.came(Doors.endPoint(c.req()));
    if (request.isEmpty()) {
      Plain.answer(c, BAD_REQUEST);
      return;
    }
    Response response = site.answer(request.get());
    c.status(response.status());
    response.headers().forEach(c::header);
    if (body.comes()) tell(response, c, body);
    else c.result(response.body());
  }

  /** A client that is still sending hears the whole answer first. */
  private static void tell(Response response, Context c, LineBody body) {
    try {
      c.res().setContentLength(response.body().length);
      c.res().getOutputStream().write(response.body());
      c.res().flushBuffer();
      body.passOver();
    } catch (IOException _) {
      // They have left.
    }
  }

  /** The library lets a socket open unless something is thrown. */
  private static void knock(Site site, Context c) {
    switch (request(c, Body.NONE)
        .map(site::knock)
        .orElseGet(() -> new Site.Knock.Refused(BAD_REQUEST))) {
      case Site.Knock.Welcome welcome -> c.attribute(WELCOME, welcome);
      case Site.Knock.Refused(int status) -> throw new HttpResponseException(status, "", Map.of());
    }
  }

  /** Whatever comes here is ours: a line that breaks is caught where it is read and written. */
  private static void fail(Exception e, Context c) {
    if (e instanceof HttpResponseException refused) Plain.answer(c, refused.getStatus());
    else {
      LOG.atWarn()
          .addKeyValue("where", c.method() + " " + Request.kind(c.req().getRequestURI()))
          .addKeyValue("cause", e.getClass().getSimpleName())
          .log("request failed");
      Plain.answer(c, BROKEN);
    }
  }

  private static SocketEnd end(
      JettyServerUpgradeRequest request,
      Memory waiting,
      ScheduledExecutorService pings,
      LongSupplier nanos) {
    var welcome =
        request.getHttpServletRequest().getAttribute(WELCOME) instanceof Site.Knock.Welcome found
            ? found
            : new Site.Knock.Welcome(SocketEnd::unwelcome);
    return new SocketEnd(welcome, waiting, pings, nanos);
  }

  /** The request; nothing if its query isn't one. */
  private static Optional<Request> request(Context c, Body body) {
    Map<String, String> headers = new HashMap<>();
    for (String name : Collections.list(c.req().getHeaderNames()))
      headers.put(
          name.toLowerCase(Locale.ROOT), joined(name, Collections.list(c.req().getHeaders(name))));
    String asked = c.req().getQueryString();
    return Queries.read(asked == null ? "" : asked)
        .map(query ->
            new Request(c.method().name(), c.req().getRequestURI(), query, headers, c.ip(), body));
  }

  /** Several lines are one list (RFC 9110, 5.2): a proxy may add its own below the sender's. */
  private static String joined(String name, List<String> lines) {
    return String.join(name.equalsIgnoreCase("Cookie") ? "; " : ", ", lines);
  }

  @Override
  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    javalin.stop();
    pings.shutdownNow();
  }
}
