package fr.zizanie.server.web.javalin;

import fr.zizanie.server.live.Memory;
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
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
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
          HandlerType.OPTIONS);

  private static final int STOP_MILLIS = 3_000;
  private static final Duration IDLE = Duration.ofSeconds(90);
  private static final int PING_SECONDS = 25;

  /** Above what we read ourselves, so that a long message is refused and the socket lives. */
  private static final int LONGEST_MESSAGE = 256 * 1024;

  private static final String WELCOME = "welcome";
  private static final String TALK = "talk";
  private static final String OUTBOX = "outbox";
  private static final int BAD_REQUEST = 400;
  private static final int BROKEN = 500;

  private final Javalin javalin;

  private JavalinTransport(Javalin javalin) {
    this.javalin = javalin;
  }

  /** {@return the site, being served; port 0 picks a free one} */
  public static Transport start(Site site, String host, int port) {
    var drips = new Drips(System::nanoTime);
    var waiting = Memory.ofProcess();
    return new JavalinTransport(
        Javalin.create(
                config -> {
                  settings(config, host, port, drips);
                  for (HandlerType method : METHODS)
                    config.routes.addHttpHandler(method, "/*", c -> answer(site, c, drips));
                  config.routes.wsBeforeUpgrade("/*", c -> knock(site, c));
                  config.routes.ws("/*", ws -> socket(ws, waiting));
                })
            .start());
  }

  private static void settings(JavalinConfig config, String host, int port, Drips drips) {
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
    config.jetty.addConnector((server, http) -> Doors.connector(server, http, host, port, drips));
    config.jetty.modifyWebSocketServletFactory(f -> {
      f.setIdleTimeout(IDLE);
      f.setMaxFrameSize(LONGEST_MESSAGE);
      f.setMaxTextMessageSize(LONGEST_MESSAGE);
    });
  }

  private static void answer(Site site, Context c, Drips drips) {
    var request = request(c);
    drips.came(Doors.endPoint(c.req()));
    if (request.isEmpty()) {
      Plain.answer(c, BAD_REQUEST);
      return;
    }
    Response response = site.answer(request.get());
    c.status(response.status());
    response.headers().forEach(c::header);
    c.result(response.body());
  }

  /** The library lets a socket open unless something is thrown. */
  private static void knock(Site site, Context c) {
    switch (request(c).map(site::knock).orElseGet(() -> new Site.Knock.Refused(BAD_REQUEST))) {
      case Site.Knock.Welcome welcome -> c.attribute(WELCOME, welcome);
      case Site.Knock.Refused(int status) -> throw new HttpResponseException(status, "", Map.of());
    }
  }

  private static void fail(Exception e, Context c) {
    if (e instanceof HttpResponseException refused) Plain.answer(c, refused.getStatus());
    else {
      LOG.atWarn().addKeyValue("cause", e.getClass().getSimpleName()).log("request failed");
      Plain.answer(c, BROKEN);
    }
  }

  private static void socket(WsConfig ws, Memory waiting) {
    ws.onConnect(c -> {
      c.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
      Site.Knock.Welcome welcome = c.attribute(WELCOME);
      if (welcome == null) return;
      var outbox = new Outbox(c.session, waiting);
      c.attribute(OUTBOX, outbox);
      c.attribute(TALK, welcome.begin().apply(outbox));
    });
    ws.onMessage(c -> talk(c).ifPresent(talk -> talk.heard(c.message())));
    // A kill is told by onClose too.
    ws.onError(_ -> {});
    ws.onClose(c -> {
      Outbox outbox = c.attribute(OUTBOX);
      if (outbox != null) outbox.gone();
      talk(c).ifPresent(Site.Talk::closed);
    });
  }

  private static Optional<Site.Talk> talk(WsContext c) {
    return Optional.ofNullable(c.attribute(TALK));
  }

  /** The request; nothing if its query isn't one. */
  private static Optional<Request> request(Context c) {
    Map<String, String> headers = new HashMap<>();
    c.headerMap().forEach((name, value) -> headers.put(name.toLowerCase(Locale.ROOT), value));
    String asked = c.req().getQueryString();
    return Queries.read(asked == null ? "" : asked)
        .map(query ->
            new Request(
                c.method().name(), c.req().getRequestURI(), query, headers, c.ip(), body(c)));
  }

  private static String body(Context c) {
    try {
      byte[] bytes = c.req().getInputStream().readNBytes(Request.MOST);
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
