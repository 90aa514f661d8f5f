package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told to whoever runs the server, and to nobody else. */
class OperatorTest {
  @TempDir Path data;
  private ZizanieServer server;
  private Visitor operator;

  @BeforeEach
  void open() {
    var operating =
        new Settings.Operating(
            Optional.of(new Settings.Address("127.0.0.1", 0)), Duration.ofMinutes(1));
    server = ZizanieServer.start(Settings.local(data).with(operating));
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
