package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.operate.Keeping;
import fr.zizanie.server.web.gate.Gate;
import fr.zizanie.server.web.gate.Network;
import fr.zizanie.server.web.gate.Trust;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.server.web.http.Transport;
import fr.zizanie.server.web.javalin.JavalinTransport;
import io.github.bucket4j.TimeMeter;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Behind a real nginx and a real Caddy all is as without them. */
class ProxyTest {
  private static final List<String> HEADERS =
      List.of(
          "Content-Type",
          "Content-Security-Policy",
          "X-Content-Type-Options",
          "Referrer-Policy",
          "Cross-Origin-Opener-Policy",
          "Cross-Origin-Resource-Policy");

  private static final Trust TRUST =
      new Trust(List.of(Network.parse("127.0.0.1").orElseThrow()), Set.of("zizanie.example"), 1);

  @TempDir Path data;
  @TempDir Path folder;
  private ZizanieServer server;

  @BeforeEach
  void open() {
    var operator = new Settings.Address("127.0.0.1", 0);
    var operating =
        new Settings.Operating(Optional.of(operator), Duration.ofMinutes(1), false, Keeping.USUAL);
    server = Served.still(Settings.local(data).with(operating).with(TRUST));
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void nginx() throws IOException {
    try (var proxy = Proxy.nginx(folder, server.port())) {
      serves(proxy);
    }
  }

  @Test
  void caddy() throws IOException {
    try (var proxy = Proxy.caddy(folder, server.port(), server.operatorPort().orElseThrow())) {
      serves(proxy);
    }
  }

  @Test
  void nginx_tells_where_a_request_came_from_whatever_the_visitor_says() throws IOException {
    try (var echo = Echo.open();
        var proxy = Proxy.nginx(folder, echo.port())) {
      tells(proxy);
    }
  }

  @Test
  void caddy_tells_where_a_request_came_from_whatever_the_visitor_says() throws IOException {
    try (var echo = Echo.open();
        var proxy = Proxy.caddy(folder, echo.port(), echo.port())) {
      tells(proxy);
    }
  }

  /** HAProxy writes a line of its own below the visitor's. */
  @Test
  void what_a_proxy_adds_below_what_a_visitor_says_is_believed() throws IOException {
    try (var echo = Echo.open();
        var line = new Socket("127.0.0.1", echo.port())) {
      String request =
          """
          GET / HTTP/1.1\r
          Host: zizanie.example\r
          X-Forwarded-For: 203.0.113.9\r
          X-Forwarded-Proto: https\r
          X-Forwarded-For: 198.51.100.7\r
          X-Forwarded-Proto: http\r
          Connection: close\r
          \r
          """;
      line.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      assertThat(new String(line.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
          .endsWith("198.51.100.7 over http");
    }
  }

  private static void tells(Proxy proxy) throws IOException {
    for (String from : List.of("127.0.0.1", "127.0.0.2")) {
      try (var client = HttpClient.newBuilder().localAddress(InetAddress.getByName(from)).build()) {
        var request =
            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + proxy.port() + "/"))
                .header("X-Forwarded-For", "203.0.113.9")
                .header("X-Forwarded-Proto", "https")
                .header("Forwarded", "for=203.0.113.9;proto=https")
                .build();
        var answer = client.sendAsync(request, BodyHandlers.ofString()).join();
        assertThat(answer.body()).isEqualTo(from + " over http");
      }
    }
  }

  /** A site that answers where it believes that a request came from. */
  private record Echo(Gate gate) implements Site {
    static Transport open() {
      var gate = new Gate(TRUST, TimeMeter.SYSTEM_NANOTIME);
      return JavalinTransport.start(new Echo(gate), "127.0.0.1", 0, System::nanoTime);
    }

    @Override
    public Response answer(Request request) {
      var believed = gate.enter(request).orElseThrow();
      return Response.json(
          200, believed.remote() + (believed.secure() ? " over https" : " over http"));
    }

    @Override
    public Knock knock(Request request) {
      return new Knock.Refused(404);
    }
  }

  private void serves(Proxy proxy) {
    var direct = new Visitor(server.port());
    var through = new Visitor(proxy.port());
    for (String path : List.of("/", "/api/games", "/api/matches/none")) {
      var expected = direct.get(path);
      var got = through.get(path);
      assertThat(got.statusCode()).as(path).isEqualTo(expected.statusCode());
      if (!path.equals("/")) assertThat(got.body()).isEqualTo(expected.body());
      for (String header : HEADERS)
        assertThat(got.headers().allValues(header))
            .as(path + " " + header)
            .isEqualTo(expected.headers().allValues(header));
    }
    assertThat(status(proxy, "zizanie.example")).isEqualTo(200);
    assertThat(status(proxy, "elsewhere.example")).isEqualTo(421);
    var ann = Visitor.at(proxy.port());
    assertThat(renamed(ann, "http://" + ann.host)).isEqualTo(200);
    assertThat(renamed(ann, "http://elsewhere.example")).isEqualTo(403);
    plays(ann);
  }

  /** The status that is answered to a host; Java's client doesn't let one choose it. */
  private static int status(Proxy proxy, String host) {
    try (var socket = new Socket("127.0.0.1", proxy.port())) {
      socket.setSoTimeout(60_000);
      String request = "GET /health HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      return Integer.parseInt(answer.substring(9, 12));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** A browser says which site its page comes from; the proxy passes on which it asked for. */
  private static int renamed(Visitor visitor, String origin) {
    return visitor
        .send(
            visitor
                .request("/api/me")
                .header("Origin", origin)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"name\":\"Anne\"}")))
        .statusCode();
  }

  /** A socket carries a game, and the code with which a server sends it elsewhere. */
  private void plays(Visitor ann) {
    String id = ann.create("\"opponent\":\"screen\"");
    var phone = ann.call(id);
    assertThat(phone.play("white", "e2e4")).isEqualTo("accepted");
    assertThat(phone.play("black", "d7d5")).isEqualTo("accepted");
    server.close();
    assertThat(phone.ended()).isEqualTo(1012);
  }
}
