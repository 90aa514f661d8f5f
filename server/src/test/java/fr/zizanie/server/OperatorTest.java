package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import fr.zizanie.server.operate.Keeping;
import fr.zizanie.server.web.AccessLog;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** What is told to whoever runs the server, and to nobody else. */
class OperatorTest {
  @TempDir Path data;
  private ZizanieServer server;
  private Visitor operator;

  @BeforeEach
  void open() {
    var operating =
        new Settings.Operating(
            Optional.of(new Settings.Address("127.0.0.1", 0)),
            Duration.ofMinutes(1),
            true,
            Keeping.USUAL);
    server = Served.still(Settings.local(data).with(operating));
    operator = new Visitor(server.operatorPort().orElseThrow());
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void a_server_that_is_well_is_live_and_ready() {
    assertThat(operator.get("/live").body()).isEqualTo("live\n");
    assertThat(operator.get("/ready").body()).isEqualTo("ready\n");
    assertThat(operator.get("/metrics/more").statusCode()).isEqualTo(404);
  }

  private String raw(String... lines) throws IOException {
    try (var socket = new Socket("127.0.0.1", server.operatorPort().orElseThrow())) {
      String request = String.join("\r\n", lines) + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  @Test
  void it_answers_by_the_names_of_this_machine_alone() throws IOException {
    for (String host :
        List.of("localhost", "LOCALHOST:9091", "127.0.0.1", "127.0.0.1:9091", "[::1]:9091"))
      assertThat(raw("GET /metrics HTTP/1.1", "Host: " + host)).as(host).startsWith("HTTP/1.1 200");
    assertThat(raw("GET /ready HTTP/1.0")).as("no name").contains(" 200 ");
    for (String host :
        List.of(
            "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:9091", "10.0.0.1"))
      assertThat(raw("GET /metrics HTTP/1.1", "Host: " + host))
          .as(host)
          .startsWith("HTTP/1.1 421")
          .doesNotContain("zizanie_");
    assertThat(raw("POST /metrics HTTP/1.1", "Host: localhost", "Content-Length: 0"))
        .startsWith("HTTP/1.1 405")
        .containsIgnoringCase("Allow: GET");
  }

  @Test
  void metrics_count_moves_refusals_and_sockets_and_name_nobody() {
    var ann = Visitor.at(server.port());
    ann.write("PUT", "/api/me", "{\"name\":\"Anne-Sophie\"}");
    String id = ann.create("\"opponent\":\"screen\"");
    var phone = ann.call(id);
    assertThat(phone.play("white", "e2e4")).isEqualTo("accepted");
    assertThat(phone.play("white", "e2e4")).isNotEqualTo("accepted");
    String text = operator.get("/metrics").body();
    assertThat(text)
        .contains(
            "zizanie_matches_live 1.0",
            "zizanie_sockets_open 1.0",
            "zizanie_moves_seconds_count 1",
            "zizanie_store_waiting 0.0",
            "zizanie_thinking_waiting 0.0")
        .containsPattern("zizanie_refusals_total\\{reason=\"[a-z-]+\"} 1.0")
        .doesNotContain("Anne", id, ann.cookie().orElseThrow(), "127.0.0.1");
  }

  @Test
  void the_log_says_what_was_asked_and_nothing_that_is_secret() {
    var lines = new ListAppender<ILoggingEvent>();
    var logger = (Logger) LoggerFactory.getLogger(AccessLog.class);
    lines.start();
    logger.addAppender(lines);
    try {
      var ann = Visitor.at(server.port());
      String id = ann.create("\"opponent\":\"screen\"");
      var phone = ann.call(id);
      assertThat(phone.play("white", "g2g4")).isEqualTo("accepted");
      var answer = ann.get("/api/matches/" + id + "/record?eyes=truth");
      String request = answer.headers().firstValue("x-request-id").orElseThrow();
      assertThat(texts(lines))
          .anyMatch(line -> line.contains(request) && line.contains("/matches/" + id + "/record"))
          .anyMatch(line -> line.startsWith("socket ") && line.contains("status=\"101\""))
          .noneMatch(line -> line.contains("truth") || line.contains("g2g4"))
          .noneMatch(line -> line.contains(ann.cookie().orElseThrow()));
    } finally {
      logger.detachAppender(lines);
    }
  }

  private static List<String> texts(ListAppender<ILoggingEvent> lines) {
    return List.copyOf(lines.list).stream()
        .map(event -> event.getFormattedMessage() + " " + event.getKeyValuePairs())
        .toList();
  }

  @Test
  void every_metric_of_ours_stands_in_the_documents() throws IOException {
    var documents = Files.readString(Path.of("..", "docs", "operating.md"));
    var metric = Pattern.compile("^# HELP (zizanie_\\w+?)(_max)? ", Pattern.MULTILINE);
    Visitor.at(server.port()).get("/api/matches/none");
    metric
        .matcher(operator.get("/metrics").body())
        .results()
        .forEach(found -> assertThat(documents).contains("`" + found.group(1)));
  }

  @Test
  void the_public_port_tells_none_of_it() {
    var ann = new Visitor(server.port());
    for (String path : new String[] {"/metrics", "/live", "/ready"})
      assertThat(ann.get(path).statusCode()).as(path).isNotEqualTo(200);
  }
}
