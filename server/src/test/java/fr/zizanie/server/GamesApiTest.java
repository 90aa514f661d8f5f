package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Trying things out over HTTP: nothing is kept, and everything is limited. */
class GamesApiTest {
  private static final String BENCH = "/api/games/ironpond/bench";

  @RegisterExtension private static final Served SERVED = Served.anew();

  private Visitor ann;

  @BeforeEach
  void come() {
    ann = SERVED.guest();
  }

  private static ObjectNode body(List<String> done) {
    var body = Visitor.MAPPER.createObjectNode();
    body.putArray("seats").add("white");
    var lines = body.putArray("done");
    done.forEach(lines::add);
    body.put(
        "position",
        """
        {"fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",\
        "hands":{"white":[16],"black":[39]}}\
        """);
    return body;
  }

  private JsonNode ask(ObjectNode body) {
    return Visitor.MAPPER.readTree(ann.write("POST", BENCH, body.toString()).body());
  }

  @Test
  void a_position_is_played_on_line_by_line() {
    var sheet = ask(body(List.of("white e2e4")));
    assertThat(sheet.get("type").stringValue()).isEqualTo("sheet");
    assertThat(sheet.get("turn").stringValue()).isEqualTo("white");
    assertThat(sheet.get("ply").intValue()).isEqualTo(1);
    assertThat(sheet.get("seats").get(0).get("mine").booleanValue()).isTrue();
    assertThat(sheet.get("seats").get(1).get("mine").booleanValue()).isFalse();
    assertThat(sheet.get("cards").get("hands").get("black").get(0).isNull()).isTrue();
    assertThat(PlayTest.texts(sheet.get("cards").get("playable"))).containsExactly("16");
    var announced = ask(body(List.of("white e2e4", "white #16 b8 c8")));
    assertThat(announced.get("turn").stringValue()).isEqualTo("black");
    assertThat(PlayTest.texts(announced.get("offer").get("words"))).doesNotContain("pass");
    assertThat(announced.get("cards").get("window").get("left").intValue())
        .isEqualTo(announced.get("cards").get("window").get("millis").intValue());
    var over = ask(body(List.of("white e2e4", "black resign")));
    assertThat(over.get("outcome").get("winner").stringValue()).isEqualTo("white");
  }

  @Test
  void both_seats_may_be_held() {
    var both = body(List.of("white e2e4", "white #16 b8 c8"));
    ((ArrayNode) both.get("seats")).add("black");
    var sheet = ask(both);
    assertThat(sheet.get("viewer").stringValue()).isEqualTo("black");
    assertThat(PlayTest.texts(sheet.get("offer").get("words"))).contains("pass");
    assertThat(PlayTest.texts(sheet.get("offer").get("heads"))).isEmpty();
    assertThat(PlayTest.texts(sheet.get("cards").get("playable"))).containsExactly("39");
  }

  @Test
  void questions_change_nothing() {
    var picks = body(List.of("white e2e4")).put("ask", "picks");
    picks.putArray("prefix").add("#16");
    assertThat(PlayTest.texts(ask(picks).get("tokens"))).containsExactly("b8", "g8");
    var preview = body(List.of("white e2e4")).put("ask", "preview").put("action", "#16 b8 c8");
    var pieces = ask(preview).get("board").get("pieces").valueStream().toList();
    assertThat(pieces)
        .filteredOn(piece -> piece.get("at").stringValue().equals("c8"))
        .allMatch(piece -> piece.get("art").stringValue().equals("chess-knight"))
        .hasSize(1);
    var explain = body(List.of("white e2e4")).put("ask", "explain");
    explain.putArray("prefix").add("#16").add("a1");
    assertThat(ask(explain).get("message").get("en").stringValue()).isNotBlank();
    var word = body(List.of()).put("ask", "explain");
    word.putArray("prefix").add("#16");
    assertThat(ask(word).get("type").stringValue()).isEqualTo("explain");
  }

  @Test
  void chance_depends_on_the_seed_alone() {
    var body = body(List.of());
    body.remove("position");
    String dealt = ask(body.put("seed", "a")).toString();
    assertThat(ask(body)).hasToString(dealt);
    assertThat(ask(body.put("seed", "b")).toString()).isNotEqualTo(dealt);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"seats\":[\"white\"],\"done\":[]}|200|",
        "{\"seats\":[\"white\"]}|400|bad-field",
        "{\"seats\":[],\"done\":[]}|200|",
        "{\"seats\":[\"green\"],\"done\":[]}|400|bad-field",
        "{\"seats\":[\"white\"],\"done\":[\"e2e4\"]}|400|bad-field",
        "{\"seats\":[\"white\"],\"done\":[\"green e2e4\"]}|400|bad-field",
        "{\"seats\":[\"white\"],\"done\":[\"white e2e5\"]}|400|not-offered",
        "{\"seats\":[\"white\"],\"done\":[\"black e7e5\"]}|409|not-your-turn",
        "{\"seats\":[\"white\"],\"done\":[],\"position\":\"nonsense\"}|400|bad-position",
        "{\"seats\":[\"white\"],\"done\":[],\"position\":\"{\"}|400|bad-position",
        "{\"seats\":[\"white\"],\"done\":[],\"options\":{\"deck\":\"x\"}}|400|bad-option",
        "{\"seats\":[\"white\"],\"done\":[],\"options\":{\"x\":\"x\"}}|400|unknown-option",
        "{\"seats\":[\"white\"],\"done\":[],\"ask\":\"all\"}|400|bad-field",
        "{\"seats\":[\"white\"],\"done\":[],\"ask\":\"picks\"}|400|bad-field",
        "[]|400|bad-json",
      })
  void odd_questions_are_refused(String body, int status, String code) {
    var answer = ann.write("POST", BENCH, body);
    assertThat(answer.statusCode()).isEqualTo(status);
    if (status != 200)
      assertThat(Phone.code(Visitor.MAPPER.readTree(answer.body()))).isEqualTo(code);
  }

  @Test
  void a_blank_card_is_refused_with_its_place_and_played_when_it_is_good() {
    var words = ann.json("/api/games/ironpond/blanks");
    assertThat(PlayTest.texts(words.get("pieces"))).contains("own", "notRoyal");
    assertThat(words.get("verbs").get("swap").stringValue()).isEqualTo("mm");
    var card = (ObjectNode) words.get("examples").get(0);
    var body = body(List.of("white #100 b2 c3"));
    body.put(
        "position",
        "{\"fen\":\"4k3/8/8/8/8/8/1P6/4K3 w - - 0 1\",\"hands\":{\"white\":[100],\"black\":[]}}");
    body.putObject("options").put("custom", "[" + card + "]");
    assertThat(ask(body).get("ply").intValue()).isEqualTo(1);
    card.putArray("effect").addArray().add("dance");
    body.putObject("options").put("custom", "[" + card + "]");
    var refused = ann.write("POST", BENCH, body.toString());
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("custom[0].effect", "dance");
  }

  @Test
  void long_questions_are_refused() {
    var many = new ArrayList<String>();
    for (int i = 0; i < 601; i++) many.add("white g1f3");
    var wordy = body(List.of("white " + "x".repeat(500)));
    for (var body : List.of(body(many), wordy, body(List.of()).put("seed", "x".repeat(65))))
      assertThat(ann.write("POST", BENCH, body.toString()).statusCode()).isEqualTo(413);
    assertThat(ann.write("POST", BENCH.replace("ironpond", "chess"), "{}").statusCode())
        .isEqualTo(404);
  }

  /** What the page does in a practice position, step by step, is what the rules' own test does. */
  @Test
  void every_lesson_can_be_played_on_the_bench() {
    var lessons = ann.json("/api/games/ironpond/lessons");
    assertThat(lessons.size()).isEqualTo(73);
    for (JsonNode lesson : lessons) {
      var body = Visitor.MAPPER.createObjectNode();
      var learner = lesson.get("learner");
      body.set("options", lesson.get("options"));
      body.set("position", lesson.get("position"));
      body.set("seed", lesson.get("seed"));
      body.putArray("seats").add(learner);
      var done = body.putArray("done");
      for (JsonNode step : lesson.get("steps")) {
        String by = (step.has("by") ? step.get("by") : learner).stringValue();
        done.add(by + " " + step.get("actions").get(0).stringValue());
      }
      var answer = ask(body);
      assertThat(answer.has("board")).as(lesson.get("id") + " " + answer).isTrue();
    }
    assertThat(ann.json("/api/games/mutation/lessons").size()).isEqualTo(10);
    assertThat(ann.get("/api/games/chess/lessons").statusCode()).isEqualTo(404);
  }
}
