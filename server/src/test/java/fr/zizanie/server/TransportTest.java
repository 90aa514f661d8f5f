package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
  void an_odd_host_is_refused_without_a_line_in_the_log() throws IOException {
    for (String host :
        List.of("a@" + "b".repeat(7_000), "@", "a b", "x".repeat(7_000), "[::", "a:99999", "a:b"))
      assertThat(raw("GET /api/me HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n"))
          .as(host)
          .containsPattern("^HTTP/1.1 4(00|21)");
    assertThat(Files.readString(Path.of("src/main/resources/logback.xml")))
        .contains("<logger name=\"org.eclipse.jetty.util.HostPort\" level=\"OFF\"/>");
  }

  @Test
  void a_broken_or_huge_chunk_is_a_bad_request_without_a_line_in_the_log() throws IOException {
    for (String chunk :
        List.of(
            "zz\r\n{}\r\n0\r\n\r\n",
            "2\n{}\n0\n\n",
            "-1\r\n{}\r\n",
            "FFFFFFFFFFFFFFFF\r\n{}\r\n",
            "7FFFFFFFFFFFFFFF\r\n{}\r\n",
            "100000000\r\n{}\r\n",
            "2;" + "x".repeat(20_000) + "\r\n{}\r\n0\r\n\r\n",
            "2\r\n{}xx\r\n0\r\n\r\n",
            "2\r\n{"))
      assertThat(
              raw(
                  "POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json"
                      + "\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
                      + chunk))
          .as(chunk)
          .containsPattern("^HTTP/1.1 4(00|13)");
  }

  @Test
  void a_method_that_an_address_does_not_know_is_told_those_it_knows() throws IOException {
    for (String method : List.of("DELETE", "OPTIONS", "TRACE", "PATCH"))
      assertThat(
              raw(method + " /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
          .startsWith("HTTP/1.1 405")
          .containsIgnoringCase("Allow: GET, HEAD");
  }

  @Test
  void other_hosts_are_misdirected() throws IOException {
    String answer = raw("GET /api/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 421").contains("bad-field");
  }
}
