package fr.zizanie.testbed.sixth;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Eventually;
import fr.zizanie.testing.SocketCalls;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.Queue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Somebody at a server over HTTP and the socket of a match, without a page. */
final class Guest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final HttpClient http = HttpClient.newHttpClient();
  private final String host;
  private final String cookie;
  private int ref;

  /** Somebody new, who is known by a cookie from then on. */
  Guest(String host) throws IOException, InterruptedException {
    this.host = host;
    var me = HttpRequest.newBuilder(URI.create("http://" + host + "/api/me")).build();
    var known = http.send(me, BodyHandlers.discarding()).headers().firstValue("Set-Cookie");
    cookie = known.orElseThrow().split(";", -1)[0];
  }

  private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
    var response = http.send(request.build(), BodyHandlers.ofString());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return response.body();
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create("http://" + host + path)).header("Cookie", cookie);
  }

  String get(String path) throws IOException, InterruptedException {
    return send(to(path).header("Accept-Language", "en"));
  }

  /** Begins a match; {@return its id} */
  String begin(String wanted) throws IOException, InterruptedException {
    var body = BodyPublishers.ofString(wanted);
    var request = to("/api/matches").header("Content-Type", "application/json").POST(body);
    return MAPPER.readTree(send(request)).get("id").stringValue();
  }

  JsonNode sheet(String match) throws IOException, InterruptedException {
    return MAPPER.readTree(get("/api/matches/" + match));
  }

  /** A socket to a match; what is said over it is answered before the next. */
  final class Line implements WebSocket.Listener, AutoCloseable {
    private final Queue<JsonNode> heard = new ConcurrentLinkedQueue<>();
    private final StringBuilder partial = new StringBuilder();
    private final WebSocket socket;

    Line(String match) {
      var address = URI.create("ws://" + host + "/ws/matches/" + match);
      var call = SocketCalls.call().header("Cookie", cookie);
      socket = call.buildAsync(address, this).join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket ws, CharSequence data, boolean last) {
      partial.append(data);
      if (last) {
        heard.add(MAPPER.readTree(partial.toString()));
        partial.setLength(0);
      }
      return WebSocket.Listener.super.onText(ws, data, last);
    }

    /** Acts for a seat; {@return what kind of answer came} */
    String play(String seat, String action, int version) {
      int mine = ++ref;
      var said = MAPPER.createObjectNode().put("type", "play").put("ref", mine);
      said.put("version", version).put("seat", seat).put("action", action);
      socket.sendText(said.toString(), true).join();
      Eventually.until(
          "an answer to " + action,
          () -> heard.stream().anyMatch(one -> one.path("ref").asInt(-1) == mine));
      return heard.stream()
          .filter(one -> one.path("ref").asInt(-1) == mine)
          .findFirst()
          .orElseThrow()
          .get("type")
          .stringValue();
    }

    @Override
    public void close() {
      socket.abort();
    }
  }
}
