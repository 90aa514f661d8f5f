package fr.zizanie.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.terminal.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Confusion as a bot speaks it: hidden diagrams, answers, knowledge, records. */
class ConfusionProtocolTest {
  private static final String BOARD =
      "2vts1pon2/2lkh1eca2/11/11/11/5*5/11/11/11/2ACE1HKL2/2NOP1STV2";
  private static final String SAMPLE =
      "{'board':'"
          + BOARD
          + "','turn':'white','pieces':{'white':'A6 C8 E10 H11 K2 L1 N3 O9 P7 S5 T12 V4',"
          + "'yellow':'A4 C8 E12 H11 K10 L2 N1 O3 P7 S6 T5 V9'}}";
  private final Protocol protocol = new Protocol();

  private JsonNode say(String line) {
    return Json.MAPPER.readTree(protocol.answer(line.replace('\'', '"')));
  }

  private JsonNode play(String action) {
    return say("{'cmd':'play','action':'" + action + "'}");
  }

  private static String code(JsonNode answer) {
    assertThat(answer.get("ok").booleanValue()).isFalse();
    return answer.at("/error/code").stringValue();
  }

  private static List<String> texts(JsonNode array) {
    var out = new ArrayList<String>();
    array.forEach(n -> out.add(n.asString()));
    return out;
  }

  private void sample(String options) {
    var state =
        say(
            "{'cmd':'position','game':'confusion','position':"
                + SAMPLE
                + ",'options':{"
                + options
                + "}}");
    assertThat(state.get("ok").booleanValue()).isTrue();
  }

  @Test
  void a_seed_deals_the_same_diagrams_and_tells_them_as_events() {
    String line = "{'cmd':'new','game':'confusion','seed':'s'}";
    var one = say(line);
    assertThat(one).isEqualTo(new ConfusionProtocolTest().say(line));
    assertThat(one.get("events")).hasSize(24);
    assertThat(one.at("/position/board").stringValue()).isEqualTo(BOARD);
    assertThat(one.at("/position/pieces"))
        .isNotEqualTo(say("{'cmd':'new','game':'confusion','seed':'t'}").at("/position/pieces"));
  }

  @Test
  void tries_are_answered_and_impossible_ones_cost_nothing() {
    sample("");
    assertThat(play("L-S2").at("/position/turn").stringValue()).isEqualTo("yellow");
    assertThat(code(play("N-N1"))).isEqualTo("not-offered");
    assertThat(code(play("L-Q2"))).isEqualTo("illegal-syntax");
    assertThat(say("{'cmd':'state'}").get("turn").stringValue()).isEqualTo("yellow");
    var refused = play("C-N2");
    assertThat(refused.at("/position/board").stringValue()).contains("2ACE1HKL2");
    assertThat(refused.get("turn").stringValue()).isEqualTo("white");
    assertThat(say("{'cmd':'undo'}").get("turn").stringValue()).isEqualTo("yellow");
  }

  @Test
  void a_view_knows_what_follows_and_no_more() {
    sample("");
    play("L-S2");
    var white = say("{'cmd':'view','viewer':'white'}").get("view");
    assertThat(white.at("/pieces/white").stringValue()).isEqualTo("A C E H K L N O P S T V");
    assertThat(white.at("/pieces/yellow").stringValue()).startsWith("A4 C8 E12");
    assertThat(texts(white.at("/knowledge/white/L/possible")))
        .containsExactly("1", "2", "3", "4", "5");
    assertThat(texts(white.at("/knowledge/white/A/possible"))).hasSize(12);
    assertThat(white.at("/knowledge/white/L/probabilities").isMissingNode()).isTrue();
    var open = say("{'cmd':'view','viewer':'public'}").get("view");
    assertThat(open.at("/pieces/yellow").stringValue()).isEqualTo("A C E H K L N O P S T V");
  }

  @Test
  void the_notebook_decides_what_a_view_tells() {
    sample("'notebook':'oracle'");
    play("L-S2");
    var letter = say("{'cmd':'view','viewer':'white'}").at("/view/knowledge/white/L");
    double sum = 0;
    for (JsonNode p : letter.get("probabilities")) sum += p.doubleValue();
    assertThat(sum).isCloseTo(1, org.assertj.core.data.Offset.offset(1e-3));
    assertThat(letter.at("/probabilities/1").doubleValue())
        .isCloseTo(0.2, org.assertj.core.data.Offset.offset(1e-3));
    sample("'notebook':'paper'");
    play("L-S2");
    assertThat(say("{'cmd':'view','viewer':'white'}").at("/view/knowledge/white/L").isMissingNode())
        .isTrue();
  }

  @Test
  void honest_spies_leave_only_the_true_word() {
    say("{'cmd':'new','game':'confusion','options':{'edition':'spies'},'seed':'a'}");
    var tried = play("L-S2");
    assertThat(tried.get("turn").stringValue()).isEqualTo("red");
    assertThat(texts(say("{'cmd':'legal'}").get("actions"))).hasSize(1);
    String only = texts(say("{'cmd':'legal'}").get("actions")).getFirst();
    assertThat(code(play(only.equals("yes") ? "no" : "yes"))).isEqualTo("not-offered");
    assertThat(play(only).get("turn").stringValue()).isEqualTo("red");
  }

  @Test
  void a_record_comes_back_and_hides_what_its_viewer_may_not_know() {
    say("{'cmd':'new','game':'confusion','seed':'r'}");
    play("L-S2");
    String mine = say("{'cmd':'record','viewer':'white'}").get("record").stringValue();
    assertThat(mine).contains("White = A C E H K L N O P S T V\n");
    var state = say("{'cmd':'state'}");
    var load = Json.MAPPER.createObjectNode();
    load.put("cmd", "load").put("record", say("{'cmd':'record'}").get("record").stringValue());
    assertThat(say(load.toString()).get("position")).isEqualTo(state.get("position"));
    load.put("record", mine);
    assertThat(code(say(load.toString()))).isEqualTo("bad-record");
  }

  @Test
  void positions_that_cannot_be_are_refused_with_their_place() {
    for (String[] wrong :
        new String[][] {
          {"A6 C8", "A6 C6"}, {"A6 C8", "A6 A8"}, {"A6 C8", "A13 C8"}, {"5*5", "5*6"}, {"5*5", "11"}
        }) {
      var answer =
          say(
              "{'cmd':'position','game':'confusion','position':"
                  + SAMPLE.replace(wrong[0], wrong[1])
                  + "}");
      assertThat(code(answer)).as(wrong[1]).isEqualTo("bad-position");
      assertThat(answer.at("/error/message").stringValue().length()).isGreaterThan(30);
    }
  }

  @Test
  void the_computer_advises_in_every_phase() {
    say(
        "{'cmd':'new','game':'confusion','options':{'edition':'spies','tokens':'3:3','comrade':true},"
            + "'seed':'b'}");
    for (int i = 0; i < 12; i++) {
      String action = say("{'cmd':'best','millis':20}").get("action").stringValue();
      assertThat(play(action).get("ok").booleanValue()).as(action).isTrue();
    }
  }
}
