package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What can be asked over HTTP. */
class ApiTest {
  @TempDir static Path data;
  private static ZizanieServer server;
  private Visitor ann;

  @BeforeAll
  static void start() {
    server = ZizanieServer.start(new Settings("127.0.0.1", 0, data, Optional.empty()));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void come() {
    ann = Visitor.at(server.port());
  }

  private static String code(HttpResponse<String> response) {
    return Phone.code(Visitor.MAPPER.readTree(response.body()));
  }

  @Test
  void health_tells_of_the_database() {
    assertThat(ann.get("/health").body())
        .isEqualTo("{\"status\":\"ok\",\"database\":\"ok\",\"version\":\"1\"}");
  }

  @Test
  void the_shelf_lists_games_with_options_and_levels() {
    var game =
        ann.json("/api/games")
            .valueStream()
            .filter(g -> g.get("id").stringValue().equals("mutation"))
            .findAny()
            .orElseThrow();
    assertThat(game.get("id").stringValue()).isEqualTo("mutation");
    assertThat(PlayTest.texts(game.get("seats"))).containsExactly("white", "black");
    assertThat(game.get("levels").intValue()).isEqualTo(8);
    var board = game.get("options").get(0);
    assertThat(board.get("value").stringValue()).isEqualTo("CM-1");
    assertThat(PlayTest.texts(board.get("values"))).containsExactly("CM-1", "CM-2", "CM-3");
    assertThat(board.get("open").booleanValue()).isTrue();
  }

  @Test
  void a_guest_gets_a_closed_cookie_and_a_name_that_he_may_change() {
    var first = new Visitor(server.port()).get("/api/me");
    assertThat(first.headers().firstValue("Set-Cookie").orElseThrow())
        .contains("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000")
        .doesNotContain("Secure");
    assertThat(
            ann.send(
                    new Visitor(server.port())
                        .request("/api/me")
                        .header("X-Forwarded-Proto", "https"))
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow())
        .endsWith("; Secure");
    assertThat(ann.json("/api/me").get("name").stringValue()).isEmpty();
    assertThat(ann.write("PUT", "/api/me", "{\"name\":\"  Zoé du Pré  \"}").body())
        .contains("\"name\":\"Zoé du Pré\"");
    assertThat(ann.json("/api/me").get("name").stringValue()).isEqualTo("Zoé du Pré");
    assertThat(ann.get("/api/me").headers().firstValue("Set-Cookie")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"name\":\"\"}",
        "{\"name\":\"   \"}",
        "{\"name\":7}",
        "{}",
        "{\"name\":\"a\\u0007b\"}",
        "{\"name\":\"a\\u202eb\"}",
        "{\"name\":\"1234567890123456789012345\"}"
      })
  void odd_names_are_refused(String body) {
    var refused = ann.write("PUT", "/api/me", body);
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(code(refused)).isEqualTo("bad-field");
  }

  @Test
  void matches_are_listed_for_their_players_only() {
    String first = ann.create("\"opponent\":\"friend\",\"seat\":\"black\"");
    String second = ann.create("\"opponent\":\"screen\"");
    ann.call(second).play("white", "e2e4");
    var rows = ann.json("/api/matches");
    assertThat(rows.size()).isEqualTo(2);
    assertThat(rows.get(0).get("id").stringValue()).isEqualTo(second);
    assertThat(rows.get(0).get("turn").stringValue()).isEqualTo("black");
    assertThat(rows.get(0).get("actions").intValue()).isEqualTo(1);
    assertThat(rows.get(0).get("outcome").isNull()).isTrue();
    assertThat(rows.get(1).get("id").stringValue()).isEqualTo(first);
    assertThat(rows.get(1).get("seats").get(0).get("kind").stringValue()).isEqualTo("open");
    assertThat(rows.get(1).get("seats").get(1).get("mine").booleanValue()).isTrue();
    ann.call(first).event("black", "resign");
    assertThat(ann.json("/api/matches").get(0).get("outcome").get("winner").stringValue())
        .isEqualTo("white");
    assertThat(Visitor.at(server.port()).get("/api/matches").body()).isEqualTo("[]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"game\":\"chess\",\"opponent\":\"screen\"}|404|unknown-game",
        "{\"game\":\"mutation\",\"opponent\":\"nobody\"}|400|bad-field",
        "{\"game\":\"mutation\"}|400|bad-field",
        "{\"game\":\"mutation\",\"opponent\":\"computer\"}|400|bad-field",
        "{\"game\":\"mutation\",\"opponent\":\"computer\",\"level\":9}|400|bad-field",
        "{\"game\":\"mutation\",\"opponent\":\"computer\",\"level\":\"3\"}|400|bad-field",
        "{\"game\":\"mutation\",\"opponent\":\"friend\",\"seat\":\"red\"}|400|unknown-seat",
        "{\"game\":\"mutation\",\"opponent\":\"screen\",\"options\":{\"board\":\"X\"}}|400|bad-option",
        "{\"game\":\"mutation\",\"opponent\":\"screen\",\"options\":{\"bored\":\"X\"}}|400|unknown-option",
        "{\"game\":\"mutation\",\"opponent\":\"screen\",\"options\":[]}|400|bad-field",
        "{\"game\":\"mutation\",|400|bad-json",
        "[]|400|bad-json",
        "''|400|bad-json",
      })
  void odd_wishes_are_refused(String body, int status, String code) {
    var refused = ann.write("POST", "/api/matches", body);
    assertThat(refused.statusCode()).isEqualTo(status);
    assertThat(code(refused)).isEqualTo(code);
  }

  @Test
  void writing_wants_json_from_our_own_page_and_not_too_much_of_it() {
    String body = "{\"game\":\"mutation\",\"opponent\":\"screen\"}";
    var plain = ann.send(ann.request("/api/matches").POST(BodyPublishers.ofString(body)));
    assertThat(code(plain)).isEqualTo("bad-json");
    for (String origin : List.of("http://evil.example", "null", "https://127.0.0.1"))
      assertThat(
              ann.send(
                      ann.request("/api/matches")
                          .header("Content-Type", "application/json")
                          .header("Origin", origin)
                          .POST(BodyPublishers.ofString(body)))
                  .statusCode())
          .isEqualTo(403);
    var own =
        ann.send(
            ann.request("/api/matches")
                .header("Content-Type", "application/json")
                .header("Origin", "http://" + ann.host)
                .POST(BodyPublishers.ofString(body)));
    assertThat(own.statusCode()).isEqualTo(200);
    var large = ann.write("POST", "/api/matches", " ".repeat(70_000) + body);
    assertThat(large.statusCode()).isEqualTo(413);
    assertThat(code(large)).isEqualTo("too-long");
    var deep = ann.write("POST", "/api/matches", "{\"a\":".repeat(50) + "1" + "}".repeat(50));
    assertThat(code(deep)).isEqualTo("too-long");
  }

  @Test
  void what_is_not_there_is_refused_in_json() {
    for (String path : List.of("/api", "/api/", "/api/nothing", "/api/matches/a/b/c", "/ws/x"))
      if (!path.equals("/api")) {
        assertThat(ann.get(path).statusCode()).isEqualTo(404);
        assertThat(code(ann.get(path))).isEqualTo("unknown-command");
      }
    assertThat(code(ann.get("/api/matches/nosuchmatch"))).isEqualTo("unknown-match");
    assertThat(ann.get("/api/matches/nosuchmatch/replay").statusCode()).isEqualTo(404);
    assertThat(ann.write("DELETE", "/api/me", "{}").statusCode()).isEqualTo(405);
    assertThat(ann.write("POST", "/", "{}").statusCode()).isEqualTo(404);
  }

  @Test
  void a_look_draws_any_position() {
    var start = ann.json("/api/games/mutation/look");
    assertThat(start.get("board").get("pieces").size()).isEqualTo(32);
    assertThat(start.get("offer").get("moves").size()).isEqualTo(20);
    assertThat(start.get("turn").stringValue()).isEqualTo("white");
    assertThat(start.get("board").get("natures").stringValue()).startsWith("RYBKKBYRWWWWWWWW");
    var other = ann.json("/api/games/mutation/look?board=CM-3");
    assertThat(other.get("board").get("natures").stringValue()).contains("KYBYYBYK");
    assertThat(other.get("remarks").size()).isZero();
    String odd = "RBYKKBYR/WWWWWWWW/RYBYYBYR/YBYKKYBY/YBYKKYBY/RYBYYBYR/WWWWWWWW/RYBKKBYR";
    assertThat(ann.json("/api/games/mutation/look?board=" + odd).get("remarks").size())
        .isEqualTo(2);
    var castling = ann.json(look("4k3/8/8/8/8/8/8/P3K2P w KQ 0 1"));
    var moves = castling.get("offer").get("moves");
    assertThat(moves.toString())
        .contains(
            "{\"token\":\"e1g1\",\"from\":\"e1\",\"to\":\"g1\",\"capture\":false,"
                + "\"partner\":{\"from\":\"h1\",\"to\":\"f1\",\"becomes\":\"bishop\"}}",
            "{\"token\":\"e1c1\",\"from\":\"e1\",\"to\":\"c1\",\"capture\":false,"
                + "\"partner\":{\"from\":\"a1\",\"to\":\"d1\",\"becomes\":\"queen\"}}");
    assertThat(castling.get("board").get("taken").get("black").size()).isEqualTo(15);
    var mated = ann.json(look("4k3/8/8/8/8/8/8/4K3 w - 0 1"));
    assertThat(mated.get("turn").isNull()).isTrue();
    assertThat(mated.get("offer").get("moves").size()).isZero();
  }

  private static String look(String position) {
    return "/api/games/mutation/look?position="
        + URLEncoder.encode(position, StandardCharsets.UTF_8);
  }

  @Test
  void a_bad_position_is_refused_with_the_field_named() {
    for (String bad :
        List.of("", "x", "8/8/8/8/8/8/8/8 w - 0 1", "4k3/8/8/8/8/8/8/4K3 w - 0 1 2")) {
      var refused = ann.get(look(bad));
      assertThat(refused.statusCode()).isEqualTo(400);
      assertThat(code(refused)).isEqualTo("bad-position");
    }
    assertThat(code(ann.get("/api/games/mutation/look?board=nope"))).isEqualTo("bad-option");
    assertThat(code(ann.get("/api/games/mutation/look?colour=red"))).isEqualTo("unknown-option");
    assertThat(code(ann.get("/api/games/chess/look"))).isEqualTo("unknown-game");
  }

  @Test
  void a_record_comes_as_a_file_and_so_does_pgn() {
    String id = ann.create("\"opponent\":\"screen\"");
    var a = ann.call(id);
    a.play("white", "e2e4");
    a.play("black", "e7e5");
    var record = ann.get("/api/matches/" + id + "/record");
    assertThat(record.headers().firstValue("Content-Type")).contains("text/plain;charset=utf-8");
    assertThat(record.headers().firstValue("Content-Disposition"))
        .contains("attachment; filename=\"mutation-" + id + ".txt\"");
    assertThat(record.body()).contains("[Game \"mutation\"]", "1. e2e4 e7e5 *");
    var pgn = ann.get("/api/matches/" + id + "/record?format=pgn");
    assertThat(pgn.headers().firstValue("Content-Disposition").orElseThrow()).contains(".pgn");
    assertThat(pgn.body()).contains("[Variant \"Chess Mutation\"]", "1. e2-e4 e7-e5 *");
  }

  @Test
  void a_replay_has_a_board_for_every_action_that_stands() {
    String id = ann.create("\"opponent\":\"screen\"");
    var a = ann.call(id);
    a.play("white", "e2e4");
    a.play("black", "e7e5");
    a.event("black", "offer takeback");
    a.play("black", "d7d5");
    var replay = ann.json("/api/matches/" + id + "/replay");
    assertThat(replay.get("boards").size()).isEqualTo(3);
    assertThat(replay.get("lines").size()).isEqualTo(2);
    assertThat(replay.get("lines").get(1).get("token").stringValue()).isEqualTo("d7d5");
    assertThat(replay.get("lines").get(1).get("n").intValue()).isEqualTo(4);
    assertThat(PlayTest.texts(replay.get("boards").get(1).get("last"))).containsExactly("e2", "e4");
    assertThat(replay.get("boards").get(2)).isEqualTo(ann.json("/api/matches/" + id).get("board"));
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }

  private static final String SAMPLE =
      """
      White = A6 C8 E10 H11 K2 L1 N3 O9 P7 S5 T12 V4
      Yellow = A4 C8 E12 H11 K10 L2 N1 O3 P7 S6 T5 V9
          Yellow         White
       1. ...            L-S2
       2. (C-N2)         (L-E1)
       3. (C-NE2)        L-S2
       4. E-NW1          L-S4xA
      White wins
      """;

  @Test
  void a_kept_record_is_replayed_through_any_eyes() {
    var truth =
        Visitor.MAPPER.readTree(
            ann.write("POST", "/api/replay", "{\"record\":" + quoted(SAMPLE) + "}").body());
    assertThat(truth.get("game").stringValue()).isEqualTo("confusion");
    assertThat(truth.get("seats").toString()).isEqualTo("[\"white\",\"yellow\"]");
    assertThat(truth.get("outcome").get("winner").stringValue()).isEqualTo("white");
    assertThat(truth.get("lines").get(6).get("text").stringValue()).isEqualTo("L-S4xA");
    assertThat(truth.get("boards").size()).isEqualTo(8);
    assertThat(truth.get("knowledge").size()).isEqualTo(8);
    assertThat(truth.get("left").get("white").size()).isEqualTo(8);
    assertThat(truth.get("boards").get(0).get("pieces").get(0).has("kind")).isTrue();
    var white =
        Visitor.MAPPER.readTree(
            ann.write(
                    "POST", "/api/replay", "{\"eyes\":\"white\",\"record\":" + quoted(SAMPLE) + "}")
                .body());
    assertThat(white.get("boards").get(0).get("pieces").get(0).has("kind")).isFalse();
    assertThat(white.get("knowledge")).isEqualTo(truth.get("knowledge"));
  }

  @Test
  void a_game_of_the_server_can_be_kept_and_replayed() {
    String id = ann.create("\"opponent\":\"screen\"");
    var phone = ann.call(id);
    phone.play("white", "e2e4");
    phone.play("black", "e7e5");
    String record = ann.get("/api/matches/" + id + "/record").body();
    var kept =
        Visitor.MAPPER.readTree(
            ann.write("POST", "/api/replay", "{\"record\":" + quoted(record) + "}").body());
    assertThat(kept.get("boards").size()).isEqualTo(3);
    assertThat(kept.get("tags").get("Result").stringValue()).isEqualTo("*");
    assertThat(kept.get("outcome").isNull()).isTrue();
    assertThat(kept.has("knowledge")).isFalse();
  }

  @Test
  void a_wrong_record_is_refused_with_its_line() {
    var wrong = SAMPLE.replace("(L-E1)", "L-E1");
    var refused = ann.write("POST", "/api/replay", "{\"record\":" + quoted(wrong) + "}");
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(code(refused)).isEqualTo("bad-record");
    assertThat(refused.body()).contains("Line 5").contains("Ligne 5");
    String body = "{\"record\":" + quoted(SAMPLE) + ",\"eyes\":\"green\"}";
    assertThat(code(ann.write("POST", "/api/replay", body))).isEqualTo("unknown-viewer");
    assertThat(code(ann.write("POST", "/api/replay", "{}"))).isEqualTo("bad-field");
    String words = quoted("x ".repeat(30_000));
    assertThat(code(ann.write("POST", "/api/replay", "{\"record\":" + words + "}")))
        .isEqualTo("too-long");
    String large = quoted("x".repeat(1024 * 1024));
    assertThat(code(ann.write("POST", "/api/replay", "{\"record\":" + large + "}")))
        .isEqualTo("too-long");
    String junk = quoted("x".repeat(500_000));
    assertThat(code(ann.write("POST", "/api/replay", "{\"record\":" + junk + "}")))
        .isEqualTo("bad-record");
  }

  @Test
  void a_look_takes_a_position_of_named_fields() {
    String position =
        "{\"board\":\"5k5/11/11/11/11/5*5/11/11/11/11/5A5\",\"turn\":\"yellow\",\"pieces\":"
            + "{\"white\":\"A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12\","
            + "\"yellow\":\"A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12\"}}";
    String path = "/api/games/confusion/look?position=";
    var look = ann.json(path + URLEncoder.encode(position, StandardCharsets.UTF_8));
    assertThat(look.get("turn").stringValue()).isEqualTo("yellow");
    assertThat(look.get("board").get("pieces").size()).isEqualTo(3);
    assertThat(look.get("offer").get("moves").toString()).contains("\"token\":\"A-N5\"");
    String bad = position.replace("5A5", "5A6");
    var refused = ann.get(path + URLEncoder.encode(bad, StandardCharsets.UTF_8));
    assertThat(code(refused)).isEqualTo("bad-position");
    assertThat(code(ann.get(path + "%7B"))).isEqualTo("bad-position");
  }

  private JsonNode game(String id) {
    return ann.json("/api/games")
        .valueStream()
        .filter(g -> g.get("id").stringValue().equals(id))
        .findAny()
        .orElseThrow();
  }

  @Test
  void the_shelf_has_the_diagrams_of_confusion() {
    var diagrams = game("confusion").get("diagrams");
    assertThat(diagrams.size()).isEqualTo(14);
    assertThat(diagrams.get(1).toString())
        .isEqualTo(
            "{\"number\":2,\"ways\":[\"N\",\"SE\",\"SW\"],\"reach\":3,\"promotable\":false}");
    assertThat(diagrams.get(12).get("number").intValue()).isZero();
    assertThat(diagrams.get(13).toString())
        .isEqualTo("{\"number\":13,\"ways\":[],\"reach\":0,\"promotable\":false}");
    assertThat(game("mutation").has("diagrams")).isFalse();
  }

  @Test
  void the_document_greets_a_new_guest_and_only_him() throws IOException, InterruptedException {
    var address = ann.request("/g/abc").build().uri();
    var fresh = Visitor.HTTP.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
    String cookie = fresh.headers().firstValue("Set-Cookie").orElseThrow().split(";", -1)[0];
    var again =
        Visitor.HTTP.send(
            HttpRequest.newBuilder(address).header("Cookie", cookie).build(),
            BodyHandlers.ofString());
    assertThat(again.headers().firstValue("Set-Cookie")).isEmpty();
  }

  @Test
  void the_page_and_its_files_are_served() throws IOException, InterruptedException {
    for (String path : List.of("/", "/g/abc", "/rules/mutation", "/index.html")) {
      var page = ann.get(path);
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("test page");
      assertThat(page.headers().firstValue("Cache-Control")).contains("no-cache");
      assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
          .contains("default-src 'none'", "frame-ancestors 'none'");
      assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    }
    var script = ann.get("/assets/app-1234.js");
    assertThat(script.headers().firstValue("Set-Cookie")).isEmpty();
    assertThat(script.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
    assertThat(script.headers().firstValue("Content-Type").orElseThrow())
        .startsWith("text/javascript");
    String tag = script.headers().firstValue("ETag").orElseThrow();
    assertThat(
            ann.send(ann.request("/assets/app-1234.js").header("If-None-Match", tag)).statusCode())
        .isEqualTo(304);
    var zipped =
        Visitor.HTTP.send(
            ann.request("/assets/app-1234.js").header("Accept-Encoding", "gzip").build(),
            BodyHandlers.ofByteArray());
    assertThat(zipped.headers().firstValue("Content-Encoding")).contains("gzip");
    try (var in = new GZIPInputStream(new ByteArrayInputStream(zipped.body()))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(script.body());
    }
    var head = ann.send(ann.request("/").method("HEAD", BodyPublishers.noBody()));
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    for (String path :
        List.of(
            "/assets/none.js",
            "/favicon.ico",
            "/assets/../Front.class",
            "/assets/%2e%2e/x.js",
            "//x.js")) assertThat(ann.get(path).statusCode()).isIn(400, 404);
  }

  @Test
  void the_secret_is_for_the_server_alone() throws IOException {
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve("secret"))))
        .isEqualTo("rw-------");
  }
}
