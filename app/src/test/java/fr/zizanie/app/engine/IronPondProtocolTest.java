package fr.zizanie.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.terminal.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Iron Pond through the engine protocol: darts by hand, refusals that change nothing, records. */
class IronPondProtocolTest {
  private final Protocol protocol = new Protocol();

  private JsonNode ask(String line) {
    return Json.MAPPER.readTree(protocol.answer(line.replace('\'', '"')));
  }

  private JsonNode ok(String line) {
    var answer = ask(line);
    assertThat(answer.path("ok").asBoolean()).as("%s", answer).isTrue();
    return answer;
  }

  private JsonNode play(String action) {
    return ok("{'cmd':'play','action':'" + action + "'}");
  }

  private static String board(JsonNode answer) {
    return answer.path("position").path("fen").asString().split(" ", -1)[0];
  }

  private void thrown(String options) {
    ok(
        "{'cmd':'position','game':'ironpond','options':{"
            + options
            + "},'position':{'fen':'4k3/7p/8/8/8/8/P7/4K3 w - - 0 1','hands':{'white':[71]}}}");
    play("a2a3");
    play("#71 h7");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'pile':[5,3.5]|position.pile[1]:",
        "'hands':{'white':[1],'black':[null]}|position.hands.black[0]:",
        "'marks':[{'at':null}]|position.marks[0].at:",
        "'discard':[99999999999999999999]|position.discard[0]:"
      })
  void what_is_no_part_of_any_position_is_refused_with_its_place(String field, String place) {
    var answer =
        ask(
            "{'cmd':'position','game':'ironpond','position':{'fen':'4k3/8/8/8/8/8/8/4K2R w - - 0"
                + " 1',"
                + field
                + "}}");
    assertThat(answer.path("error").path("code").asString()).isEqualTo("bad-position");
    assertThat(answer.path("error").path("message").asString()).contains(place);
  }

  @Test
  void darts_thrown_by_hand_wait_for_the_thrower() {
    thrown("'darts':'skill'");
    var waiting = play("pass");
    assertThat(waiting.path("turn").asString()).isEqualTo("white");
    assertThat(ok("{'cmd':'legal'}").path("actions").size()).isZero();
    assertThat(ok("{'cmd':'choices','prefix':[]}").path("tokens").size()).isZero();
    for (String bad : List.of("e8e7", "hit", "shots 9 5", "shots 20001", "shots 1 2 3 4"))
      assertThat(ask("{'cmd':'play','action':'" + bad + "'}").path("ok").asBoolean()).isFalse();
    assertThat(ask("{'cmd':'play','seat':'black','action':'shots 1'}").path("ok").asBoolean())
        .isFalse();
    assertThat(ask("{'cmd':'best','millis':10}").path("ok").asBoolean()).isFalse();
    var thrown = play("shots 120 480 900");
    assertThat(thrown.path("turn").asString()).isEqualTo("black");
    String chance = thrown.path("events").path(1).path("chance").asString();
    assertThat(chance).isIn("hit", "miss");
    assertThat(board(thrown).startsWith("4k3/8/")).isEqualTo(chance.equals("hit"));
    assertThat(board(ok("{'cmd':'undo'}"))).startsWith("4k3/7p/");
    assertThat(play("shots 120 480 900").path("events")).isEqualTo(thrown.path("events"));
  }

  @Test
  void darts_not_thrown_in_time_miss() {
    thrown("'darts':'skill'");
    play("pass");
    var late = play("timeout");
    assertThat(board(late)).startsWith("4k3/7p/");
    assertThat(late.path("turn").asString()).isEqualTo("black");
  }

  @Test
  void darts_by_chance_are_answered_at_once() {
    thrown("");
    assertThat(play("pass").path("turn").asString()).isEqualTo("black");
  }

  @Test
  void a_refused_position_leaves_the_match_as_it_was() {
    ok("{'cmd':'new','game':'ironpond','seed':'a'}");
    var before = play("e2e4").path("position");
    for (String bad :
        List.of(
            "{'fen':'4k3/8/8/8/8/8/8/3KK3 w - - 0 1'}",
            "{'fen':'4k3/8/8/8/8/8/8/4K3 w - - 0 1','hands':{'white':[74]}}",
            "{'fen':'4k3/8/8/8/8/8/8/4K3 w - - 0 1','pile':[3],'discard':[3]}")) {
      var refused = ask("{'cmd':'position','game':'ironpond','position':" + bad + "}");
      assertThat(refused.path("error").path("code").asString()).isEqualTo("bad-position");
      assertThat(ok("{'cmd':'state'}").path("position")).isEqualTo(before);
    }
    for (String bad : List.of("#16", "#16 b8", "#99 a1", "!e2e4", "#43 c2 d2 e2 .", "e7e5"))
      assertThat(ask("{'cmd':'play','action':'" + bad + "'}").path("ok").asBoolean()).isFalse();
    assertThat(ok("{'cmd':'state'}").path("position")).isEqualTo(before);
  }

  @Test
  void a_full_set_may_be_closed() {
    ok(
        "{'cmd':'position','game':'ironpond','position':{'fen':'8/7k/3P4/8/8/8/4P3/4K3 w - - 0 1',"
            + "'hands':{'white':[43]}}}");
    play("#43 d6 q e2 .");
    assertThat(board(play("pass"))).isEqualTo("3Q4/7k/8/8/4P3/8/8/4K3");
  }
}
