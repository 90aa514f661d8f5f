package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
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

  @TempDir Path data;
  @TempDir Path folder;
  private ZizanieServer server;

  @BeforeEach
  void open() {
    var operator = new Settings.Address("127.0.0.1", 0);
    var operating = new Settings.Operating(Optional.of(operator), Duration.ofMinutes(1));
    server = ZizanieServer.start(Settings.local(data).with(operating));
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void nginx() throws IOException {
    try (var proxy = Proxy.nginx(folder, server)) {
      serves(proxy);
    }
  }

  @Test
  void caddy() throws IOException {
    try (var proxy = Proxy.caddy(folder, server)) {
      serves(proxy);
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
    var ann = Visitor.at(proxy.port());
    assertThat(renamed(ann, "http://" + ann.host)).isEqualTo(200);
    assertThat(renamed(ann, "http://elsewhere.example")).isEqualTo(403);
    plays(ann);
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
