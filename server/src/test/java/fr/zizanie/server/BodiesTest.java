package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.operate.Keeping;
import fr.zizanie.server.time.HandTime;
import fr.zizanie.testing.Eventually;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bodies that don't come, or that nobody wants. */
class BodiesTest {
  private static final String JSON = "Content-Type: application/json\r\n";
  private static final String OWN = "Origin: http://localhost\r\n";
  private static final long MIB = 1024 * 1024;

  @TempDir Path data;
  private final HandTime time = new HandTime();
  private final List<Socket> lines = new ArrayList<>();
  private ZizanieServer server;
  private Visitor operator;

  @BeforeEach
  void open() {
    var operating =
        new Settings.Operating(
            Optional.of(new Settings.Address("127.0.0.1", 0)), Duration.ZERO, false, Keeping.USUAL);
    server = ZizanieServer.start(Settings.local(data).with(operating), Stage.at(time));
    operator = new Visitor(server.operatorPort().orElseThrow());
  }

  @AfterEach
  void close() throws IOException {
    for (Socket line : lines) line.close();
    server.close();
  }

  private Socket line(String from) throws IOException {
    var line =
        new Socket(
            InetAddress.getByName("127.0.0.1"), server.port(), InetAddress.getByName(from), 0);
    line.setSoTimeout(60_000);
    lines.add(line);
    return line;
  }

  private static void send(Socket line, String text) throws IOException {
    line.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    line.getOutputStream().flush();
  }

  private static String head(String path, String host, String more, long length) {
    return "POST %s HTTP/1.1\r\nHost: %s\r\n%sContent-Length: %d\r\n\r\n"
        .formatted(path, host, more, length);
  }

  /** The status that comes, or 0 where the line is closed without one. */
  private static int status(Socket line) throws IOException {
    byte[] begin = line.getInputStream().readNBytes(12);
    return begin.length < 12
        ? 0
        : Integer.parseInt(new String(begin, 9, 3, StandardCharsets.ISO_8859_1));
  }

  private static boolean silent(Socket line) throws IOException {
    line.setSoTimeout(1);
    try {
      return line.getInputStream().read() >= 0;
    } catch (SocketTimeoutException _) {
      return true;
    } finally {
      line.setSoTimeout(60_000);
    }
  }

  private double bytes() {
    return operator
        .get("/metrics")
        .body()
        .lines()
        .filter(one -> one.startsWith("zizanie_bodies_bytes "))
        .mapToDouble(one -> Double.parseDouble(one.substring(one.indexOf(' '))))
        .sum();
  }

  /** What is wrong in the head is answered though no byte of the body has come. */
  @Test
  void whatever_the_head_says_wrong_is_answered_before_the_body() throws IOException {
    record Wrong(String path, String host, String more, long length, int status) {}
    for (var wrong :
        List.of(
            new Wrong("/api/matches", "evil.example", OWN + JSON, 1_000, 421),
            new Wrong("/nothing", "localhost", OWN + JSON, 1_000, 404),
            new Wrong("/api/nothing", "localhost", OWN + JSON, 1_000, 404),
            new Wrong("/api/games", "localhost", OWN + JSON, 1_000, 405),
            new Wrong(
                "/api/matches", "localhost", "Origin: http://evil.example\r\n" + JSON, 1_000, 403),
            new Wrong("/api/matches", "localhost", OWN + "Content-Type: text/plain\r\n", 9, 400),
            new Wrong("/api/matches", "localhost", OWN + JSON, 64 * 1024, 413),
            new Wrong("/api/replay", "localhost", OWN + JSON, MIB, 413),
            new Wrong("/api/replay", "localhost", OWN + JSON, 10_000_000_000L, 413))) {
      var line = line("127.0.0.1");
      send(line, head(wrong.path, wrong.host, wrong.more, wrong.length));
      assertThat(status(line)).as(wrong.toString()).isEqualTo(wrong.status);
    }
    assertThat(bytes()).isZero();
  }

  /** One laptop begins bodies and never ends them; a guest behind the same address plays on. */
  @Test
  void bodies_that_stop_hold_little_and_are_dropped() throws IOException {
    var ann = Visitor.at(server.port());
    var half = head("/api/replay", "localhost", OWN + JSON, MIB - 1) + "{\"record\":\"";
    for (int i = 0; i < 60; i++) send(line("127.0.0.1"), half);
    // Room for two of them: the others are told to come back.
    Eventually.until(
        "all but two are answered",
        () -> {
          long answered = 0;
          for (Socket one : lines) if (one.getInputStream().available() > 0) answered++;
          return answered == 58;
        });
    assertThat(bytes()).isBetween(1.0, 2.0 * MIB);
    assertThat(ann.create("\"opponent\":\"screen\"")).isNotEmpty();
    time.pass(Duration.ofSeconds(10));
    Eventually.until("nothing is held", () -> bytes() == 0);
    // Each is closed, with an answer or without.
    for (Socket one : lines) one.getInputStream().readAllBytes();
  }

  @Test
  void a_body_that_goes_on_is_waited_for_but_not_for_ever() throws IOException {
    var slow = line("127.0.0.1");
    String text = "{\"name\":\"Anne\"}";
    send(slow, head("/api/matches", "localhost", OWN + JSON, 1_000));
    for (int i = 0; i < 3; i++) {
      send(slow, text.substring(i, i + 1));
      Eventually.until("it is held", () -> bytes() > 0);
      time.pass(Duration.ofSeconds(5));
    }
    assertThat(silent(slow)).isTrue();
    time.pass(Duration.ofSeconds(30));
    Eventually.until("it is dropped", () -> bytes() == 0);
  }

  @Test
  void chunks_that_are_none_are_a_bad_request() throws IOException {
    for (String chunk : List.of("zz\r\n{}\r\n0\r\n\r\n", "ffffffffffffffff\r\n{}", "\n{}\n0\n\n")) {
      var line = line("127.0.0.1");
      send(
          line,
          "POST /api/matches HTTP/1.1\r\nHost: localhost\r\n"
              + OWN
              + JSON
              + "Transfer-Encoding: chunked\r\n\r\n"
              + chunk);
      assertThat(status(line)).as(chunk).isEqualTo(400);
    }
  }

  /** Each with the longest body that is taken, all at once. */
  @Test
  void a_class_of_thirty_behind_one_address_is_served() {
    String padding = " ".repeat(60 * 1024);
    var pupils = Stream.generate(() -> Visitor.at(server.port())).limit(30).toList();
    var served =
        pupils.stream()
            .map(pupil ->
                CompletableFuture.supplyAsync(() ->
                    pupil
                        .write(
                            "POST",
                            "/api/matches",
                            "{\"game\":\"mutation\",\"options\":{},\"opponent\":\"screen\"}"
                                + padding)
                        .statusCode()))
            .toList();
    for (var one : served) assertThat(one.join()).isEqualTo(200);
  }

  @Test
  void lines_of_one_address_are_bounded_and_neighbours_get_through() throws IOException {
    for (int i = 0; i < 850; i++) line("127.0.0.2");
    Eventually.until(
        "fifty are closed",
        () -> {
          long closed = 0;
          for (Socket one : lines) if (!silent(one)) closed++;
          return closed == 50;
        });
    for (String from : List.of("127.0.0.2", "127.0.0.1")) {
      var line = line(from);
      send(line, "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n");
      assertThat(status(line)).as(from).isEqualTo(200);
    }
  }
}
