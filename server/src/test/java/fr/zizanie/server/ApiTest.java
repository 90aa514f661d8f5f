package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What can be asked over HTTP. */
class ApiTest {
  @RegisterExtension private static final Served SERVED = Served.anew();

  private Visitor ann;

  @BeforeEach
  void come() {
    ann = SERVED.guest();
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
    var first = new Visitor(SERVED.port()).get("/api/me");
    assertThat(first.headers().firstValue("Set-Cookie").orElseThrow())
        .contains("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000")
        .doesNotContain("Secure");
    assertThat(
            ann.send(
                    new Visitor(SERVED.port())
                        .request("/api/me")
                        .header("X-Forwarded-Proto", "https"))
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow())
        .as("only a proxy that is trusted is believed")
        .doesNotContain("Secure");
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
    assertThat(Phone.code(refused)).isEqualTo("bad-field");
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
    rows = ann.json("/api/matches");
    assertThat(rows.get(0).get("id").stringValue()).as("what waits comes first").isEqualTo(second);
    assertThat(rows.get(1).get("outcome").get("winner").stringValue()).isEqualTo("white");
    assertThat(SERVED.guest().get("/api/matches").body()).isEqualTo("[]");
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
        "{\"game\":\"mutation\",\"opponent\":\"friend\",\"clock\":\"0+3\"}|400|bad-field",
        "{\"game\":\"mutation\",\"opponent\":\"screen\",\"clock\":\"5+3\"}|400|bad-field",
        "{\"game\":\"mutation\",\"opponent\":\"screen\",\"options\":{\"board\":\"X\"}}|400|bad-option",
        "{\"game\":\"mutation\",\"opponent\":\"screen\",\"options\":{\"bored\":\"X\"}}|400|unknown-option",
        "{\"game\":\"mutation\",\"opponent\":\"screen\",\"options\":[]}|400|bad-field",
        "{\"game\":\"mutation\",|400|bad-json",
        "[]|400|bad-json",
        "''|400|bad-json",
      })
  void odd_requests_are_refused(String body, int status, String code) {
    var refused = ann.write("POST", "/api/matches", body);
    assertThat(refused.statusCode()).isEqualTo(status);
    assertThat(Phone.code(refused)).isEqualTo(code);
  }

  @Test
  void writing_wants_json_from_our_own_page_and_not_too_much_of_it() {
    String body = "{\"game\":\"mutation\",\"opponent\":\"screen\"}";
    var plain = ann.send(ann.request("/api/matches").POST(BodyPublishers.ofString(body)));
    assertThat(Phone.code(plain)).isEqualTo("bad-json");
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
    assertThat(Phone.code(large)).isEqualTo("too-long");
    var deep = ann.write("POST", "/api/matches", "{\"a\":".repeat(50) + "1" + "}".repeat(50));
    assertThat(Phone.code(deep)).isEqualTo("too-long");
  }

  @Test
  void what_is_not_there_is_refused_in_json() {
    for (String path : List.of("/api", "/api/", "/api/nothing", "/api/matches/a/b/c", "/ws/x"))
      if (!path.equals("/api")) {
        assertThat(ann.get(path).statusCode()).isEqualTo(404);
        assertThat(Phone.code(ann.get(path))).isEqualTo("unknown-command");
      }
    assertThat(Phone.code(ann.get("/api/matches/nosuchmatch"))).isEqualTo("unknown-match");
    assertThat(ann.get("/api/matches/nosuchmatch/replay").statusCode()).isEqualTo(404);
    assertThat(ann.write("DELETE", "/api/me", "{}").statusCode()).isEqualTo(405);
    assertThat(ann.write("POST", "/", "{}").statusCode()).isEqualTo(404);
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
}
