package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What comes over the wire that no browser would send. */
class TransportTest {
  @RegisterExtension private static final Served SERVED = Served.anew();

  private static String raw(String request) throws IOException {
    try (var socket = new Socket("127.0.0.1", SERVED.port())) {
      socket.setSoTimeout(60_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  private static String get(String target, String... more) throws IOException {
    return raw(
        "GET %s HTTP/1.1\r\nHost: localhost\r\n%sConnection: close\r\n\r\n"
            .formatted(target, String.join("", more)));
  }

  @Test
  void what_is_wrong_is_answered_shortly_and_safely() throws IOException {
    for (var wrong :
        List.of(
            List.of("/?a=%zz", "400"),
            List.of("/api/me?%", "400"),
            List.of("/%zz", "400"),
            List.of("/ws/matches/nothing?have=%q", "400"),
            List.of("/" + "x".repeat(20_000), "414"))) {
      String answer = get(wrong.getFirst());
      assertThat(answer).as(wrong.getFirst()).startsWith("HTTP/1.1 " + wrong.getLast());
      assertThat(answer)
          .as(wrong.getFirst())
          .containsIgnoringCase("x-content-type-options: nosniff")
          .containsIgnoringCase("content-security-policy: default-src 'none'")
          .doesNotContain("Exception", "jetty", "Jetty", "javalin", "\tat ")
          .hasSizeLessThan(1_000);
    }
    assertThat(raw("nonsense\r\n\r\n")).startsWith("HTTP/1.1 400").containsIgnoringCase("nosniff");
    assertThat(get("/", "X-Long: " + "y".repeat(20_000) + "\r\n")).startsWith("HTTP/1.1 431");
  }

  @Test
  void a_refused_socket_is_refused_safely() throws IOException {
    String answer =
        get(
            "/ws/matches/nothing",
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
    assertThat(answer).containsIgnoringCase("nosniff").doesNotContain("Exception", "101 ");
  }

  @Test
  void other_hosts_are_misdirected() throws IOException {
    String answer = raw("GET /api/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 421").contains("bad-field");
  }
}
