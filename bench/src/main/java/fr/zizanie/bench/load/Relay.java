package fr.zizanie.bench.load;

import io.javalin.Javalin;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * What the web stack costs alone: a server that hands every message to the other socket of its
 * match, tells the sender so, and does nothing else.
 */
final class Relay {
  private static final Map<String, Queue<WsContext>> TABLES = new ConcurrentHashMap<>();

  /** Longer than it takes to open all sockets. */
  private static final Duration IDLE = Duration.ofMinutes(5);

  private Relay() {}

  public static void main(String[] args) throws IOException {
    var javalin =
        Javalin.create(config -> {
          config.startup.showJavalinBanner = false;
          config.concurrency.useVirtualThreads = true;
          config.jetty.host = "127.0.0.1";
          config.jetty.port = 0;
          config.jetty.modifyWebSocketServletFactory(f -> f.setIdleTimeout(IDLE));
          config.routes.ws(
              "/ws/matches/{id}",
              ws -> {
                ws.onConnect(c -> table(c).add(c));
                ws.onMessage(c -> {
                  for (WsContext one : table(c))
                    if (!one.session.equals(c.session)) one.send(c.message());
                  c.send("{\"type\":\"accepted\"}");
                });
                ws.onError(_ -> {});
                ws.onClose(c -> table(c).removeIf(one -> one.session.equals(c.session)));
              });
        });
    javalin.start();
    Beside.serve(javalin.port());
    javalin.stop();
    System.exit(0);
  }

  private static Queue<WsContext> table(WsContext c) {
    return TABLES.computeIfAbsent(c.pathParam("id"), _ -> new ConcurrentLinkedQueue<>());
  }
}
