package fr.zizanie.testbed;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import fr.zizanie.server.time.HandTime;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Executors;
import tools.jackson.databind.ObjectMapper;

/**
 * Where a test moves the time of a server and says what is dealt:
 *
 * <ul>
 *   <li>{@code GET time}: the milliseconds since 1970 there
 *   <li>{@code POST pass?millis=N}: so much time passes; what is due has happened when it answers
 *   <li>{@code POST pause?millis=N}: so long it takes from now on before something is done for a
 *       player, who can see it coming meanwhile; at first 0
 *   <li>{@code POST deal} with a {@link Wish}: the next match is dealt like that
 * </ul>
 */
record Doors(int port) {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** What is answered. */
  private record Said(int status, String text) {}

  /** What is done with a request. */
  private interface Door {
    Said open(HttpExchange request) throws IOException;
  }

  /** {@return open doors on a free port of this machine} */
  static Doors open(HandTime time, PlannedDraws draws) throws IOException {
    var http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    door(http, "/time", _ -> new Said(200, Long.toString(time.clock().millis())));
    door(http, "/pass", request -> pass(time, request.getRequestURI().getQuery()));
    door(http, "/pause", request -> pause(time, request.getRequestURI().getQuery()));
    door(http, "/deal", request -> deal(draws, request));
    http.start();
    return new Doors(http.getAddress().getPort());
  }

  private static void door(HttpServer http, String path, Door door) {
    http.createContext(
        path,
        request -> {
          var said = said(door, request);
          byte[] bytes = said.text.getBytes(StandardCharsets.UTF_8);
          request.sendResponseHeaders(said.status, bytes.length == 0 ? -1 : bytes.length);
          request.getResponseBody().write(bytes);
          request.close();
        });
  }

  /** A door that fails says so, for its test to tell. */
  private static Said said(Door door, HttpExchange request) throws IOException {
    try {
      return door.open(request);
    } catch (RuntimeException e) {
      return new Said(500, e.toString());
    }
  }

  private static Said pass(HandTime time, String query) {
    time.pass(Duration.ofMillis(millis(query)));
    return new Said(200, "");
  }

  private static Said pause(HandTime time, String query) {
    time.delay(millis(query));
    return new Said(200, "");
  }

  private static long millis(String query) {
    return Long.parseLong(query.substring("millis=".length()));
  }

  private static Said deal(PlannedDraws draws, HttpExchange request) throws IOException {
    var wish = MAPPER.readValue(request.getRequestBody(), Wish.class);
    var found = wish.fulfilled(draws::any);
    found.ifPresent(draws::plan);
    return found.isPresent() ? new Said(200, "") : new Said(422, "no such deal: " + wish);
  }
}
