package fr.zizanie.server.web.javalin;

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

/** Javalin on virtual threads. Nothing else in the server knows it. */
public final class JavalinTransport implements Transport {
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

  private final Javalin javalin;

  private JavalinTransport(Javalin javalin) {
    this.javalin = javalin;
  }

  /** {@return the site, being served; port 0 picks a free one} */
  public static Transport start(Site site, String host, int port) {
    return new JavalinTransport(
        Javalin.create(
                config -> {
                  settings(config, host, port);
                  for (HandlerType method : METHODS)
                    config.routes.addHttpHandler(method, "/*", c -> answer(site, c));
                  config.routes.wsBeforeUpgrade("/*", c -> knock(site, c));
                  config.routes.ws("/*", JavalinTransport::socket);
                })
            .start());
  }

  private static void settings(JavalinConfig config, String host, int port) {
    config.startup.showJavalinBanner = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.router.treatMultipleSlashesAsSingleSlash = false;
    config.jetty.host = host;
    config.jetty.port = port;
    config.jetty.modifyServletContextHandler(h -> h.getSessionHandler().setUsingCookies(false));
    config.jetty.modifyServer(s -> s.setStopTimeout(STOP_MILLIS));
    config.jetty.modifyHttpConfiguration(h -> {
      h.setSendServerVersion(false);
      // Else a connection remembers headers whatever their case, and takes a cookie for another.
      h.setHeaderCacheCaseSensitive(true);
    });
    config.jetty.modifyWebSocketServletFactory(f -> {
      f.setIdleTimeout(IDLE);
      f.setMaxFrameSize(LONGEST_MESSAGE);
      f.setMaxTextMessageSize(LONGEST_MESSAGE);
    });
  }

  private static void answer(Site site, Context c) {
    Response response = site.answer(request(c));
    c.status(response.status());
    response.headers().forEach(c::header);
    c.result(response.body());
  }

  /** The library lets a socket open unless something is thrown. */
  private static void knock(Site site, Context c) {
    switch (site.knock(request(c))) {
      case Site.Knock.Welcome welcome -> c.attribute(WELCOME, welcome);
      case Site.Knock.Refused(int status) -> throw new HttpResponseException(status, "", Map.of());
    }
  }

  private static void socket(WsConfig ws) {
    ws.onConnect(c -> {
      c.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
      Site.Knock.Welcome welcome = c.attribute(WELCOME);
      if (welcome != null) c.attribute(TALK, welcome.begin().apply(new Outbox(c.session)));
    });
    ws.onMessage(c -> talk(c).ifPresent(talk -> talk.heard(c.message())));
    // A kill is told by onClose too.
    ws.onError(_ -> {});
    ws.onClose(c -> talk(c).ifPresent(Site.Talk::closed));
  }

  private static Optional<Site.Talk> talk(WsContext c) {
    return Optional.ofNullable(c.attribute(TALK));
  }

  private static Request request(Context c) {
    Map<String, String> headers = new HashMap<>();
    c.headerMap().forEach((name, value) -> headers.put(name.toLowerCase(Locale.ROOT), value));
    Map<String, String> query = new HashMap<>();
    c.queryParamMap().forEach((name, values) -> query.put(name, values.getFirst()));
    return new Request(c.method().name(), c.req().getRequestURI(), query, headers, c.ip(), body(c));
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
