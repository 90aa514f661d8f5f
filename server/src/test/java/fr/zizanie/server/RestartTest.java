package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another server on the same data goes on where the last one was stopped or killed. */
class RestartTest {
  @TempDir Path data;

  private ZizanieServer server() {
    return Served.still(Settings.local(data));
  }

  @Test
  void every_move_that_was_accepted_survives_a_kill() throws IOException, InterruptedException {
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                ChildServer.class.getName(),
                data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    var accepted = new ArrayList<String>();
    Visitor ann;
    String id;
    String pending;
    try (BufferedReader out = child.inputReader(StandardCharsets.UTF_8)) {
      ann = Visitor.at(Integer.parseInt(out.readLine().substring(5)));
      id = ann.create("\"opponent\":\"screen\"");
      var a = ann.call(id);
      for (int i = 0; i < 12; i++) {
        String seat = a.sheet.get("turn").stringValue();
        String move = a.sheet.get("offer").get("moves").get(i).get("token").stringValue();
        if (a.play(seat, move).equals("accepted")) accepted.add(move);
      }
      pending = ann.create("\"opponent\":\"computer\",\"level\":8,\"seat\":\"white\"");
      assertThat(ann.call(pending).play("white", "e2e4")).isEqualTo("accepted");
    } finally {
      child.destroyForcibly();
      assertThat(child.waitFor(10, TimeUnit.SECONDS)).isTrue();
    }
    try (var server = server()) {
      var again = ann.moved(server.port());
      var sheet = again.json("/api/matches/" + id);
      assertThat(PlayTest.texts(tokens(sheet.get("lines")))).isEqualTo(accepted);
      var a = again.call(id);
      String seat = a.sheet.get("turn").stringValue();
      assertThat(a.play(seat, a.sheet.get("offer").get("moves").get(0).get("token").stringValue()))
          .isEqualTo("accepted");
      assertThat(again.call(pending).version(2).get("turn").stringValue()).isEqualTo("white");
      assertThat(again.json("/api/matches").size()).isEqualTo(2);
    }
  }

  private static tools.jackson.databind.JsonNode tokens(tools.jackson.databind.JsonNode lines) {
    var out = Visitor.MAPPER.createArrayNode();
    lines.forEach(line -> out.add(line.get("token")));
    return out;
  }

  @Test
  void a_stop_tells_the_sockets_and_loses_nothing() {
    Visitor ann;
    String id;
    Phone a;
    try (var server = server()) {
      ann = Visitor.at(server.port());
      ann.write("PUT", "/api/me", "{\"name\":\"Anne\"}");
      id = ann.create("\"opponent\":\"friend\",\"seat\":\"white\"");
      a = ann.call(id);
      a.play("white", "e2e4");
    }
    assertThat(a.ended()).isEqualTo(1012);
    try (var server = server()) {
      var again = ann.moved(server.port());
      assertThat(again.json("/api/me").get("name").stringValue()).isEqualTo("Anne");
      var sheet = again.json("/api/matches/" + id);
      assertThat(sheet.get("version").intValue()).isEqualTo(1);
      assertThat(sheet.get("seats").get(0).get("name").stringValue()).isEqualTo("Anne");
      assertThat(sheet.get("seats").get(0).get("mine").booleanValue()).isTrue();
      assertThat(List.of(again.json("/api/matches").get(0).get("id").stringValue()))
          .containsExactly(id);
    }
  }
}
