package fr.zizanie.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.terminal.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The engine protocol as a bot speaks it (Formats, 5). */
class ProtocolTest {
  private static final String START = "ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPKPPP w KQkq 0 1";
  private final Protocol protocol = new Protocol();

  private JsonNode say(String line) {
    String answer = protocol.answer(line.replace('\'', '"'));
    assertThat(answer).doesNotContain("\n");
    return Json.MAPPER.readTree(answer);
  }

  private JsonNode play(String action) {
    return say("{'cmd':'play','action':'" + action + "'}");
  }

  private static String code(JsonNode answer) {
    assertThat(answer.get("ok").booleanValue()).isFalse();
    assertThat(answer.at("/error/message").stringValue()).isNotEmpty();
    assertThat(answer.at("/error/message_fr").stringValue()).isNotEmpty();
    return answer.at("/error/code").stringValue();
  }

  private static List<String> texts(JsonNode array) {
    var out = new ArrayList<String>();
    array.forEach(n -> out.add(n.stringValue()));
    return out;
  }

  @Test
  void candidates_stand_beside_what_is_tried() {
    say("{'cmd':'new','game':'mutation'}");
    var found = say("{'cmd':'candidates','depth':'law','tried':'a2a3'}").get("found");
    assertThat(found.get("seat").stringValue()).isEqualTo("white");
    assertThat(found.get("candidates").size()).isBetween(1, 3);
    assertThat(found.at("/tried/action").stringValue()).isEqualTo("a2a3");
    assertThat(code(say("{'cmd':'candidates','tried':'a1a8'}"))).isEqualTo("not-offered");
    assertThat(code(say("{'cmd':'candidates','depth':'deep'}"))).isEqualTo("bad-field");
    assertThat(code(say("{'cmd':'analyse'}"))).isEqualTo("not-over");
    say("{'cmd':'play','action':'resign'}");
    assertThat(code(say("{'cmd':'candidates'}"))).isEqualTo("game-over");
  }

  @Test
  void games_are_listed_with_their_options() {
    var game =
        say("{'cmd':'games'}")
            .get("games")
            .valueStream()
            .filter(g -> g.get("id").stringValue().equals("mutation"))
            .findAny()
            .orElseThrow();
    assertThat(texts(game.get("seats"))).containsExactly("white", "black");
    assertThat(game.at("/options/0/default").stringValue()).isEqualTo("CM-1");
    assertThat(texts(game.at("/options/0/values"))).containsExactly("CM-1", "CM-2", "CM-3");
  }

  @Test
  void a_new_game_has_twenty_moves() {
    var state = say("{'cmd':'new','game':'mutation'}");
    assertThat(state.get("ok").booleanValue()).isTrue();
    assertThat(state.get("position").stringValue()).isEqualTo(START);
    assertThat(state.get("turn").stringValue()).isEqualTo("white");
    assertThat(state.get("outcome").isNull()).isTrue();
    assertThat(state.get("ply").intValue()).isZero();
    var legal = texts(say("{'cmd':'legal'}").get("actions"));
    assertThat(legal).hasSize(20).isSorted().contains("b1a3", "e2e4");
    assertThat(texts(say("{'cmd':'choices'}").get("tokens"))).isEqualTo(legal);
    assertThat(say("{'cmd':'choices','prefix':['e2e4']}").get("complete").booleanValue()).isTrue();
    var few = say("{'cmd':'legal','limit':3}");
    assertThat(few.get("actions")).hasSize(3);
    assertThat(few.get("truncated").booleanValue()).isTrue();
  }

  @Test
  void an_odd_board_is_taken_with_a_warning() {
    String odd = "YRBKKBYR/WWWWWWWW/RYBYYBYR/YBYKKYBY/YBYKKYBY/RYBYYBYR/WWWWWWWW/RYBKKBYR";
    assertThat(code(say("{'cmd':'new','game':'mutation','options':{'board':'" + odd + "'}}")))
        .isEqualTo("bad-option");
    String taken = "RBYKKBYR/WWWWWWWW/RYBYYBYR/YBYKKYBY/YBYKKYBY/RYBYYBYR/WWWWWWWW/RYBKKBYR";
    assertThat(
            say("{'cmd':'new','game':'mutation','options':{'board':'" + taken + "'}}")
                .get("warnings"))
        .hasSize(2);
    assertThat(say("{'cmd':'new','game':'mutation'}").has("warnings")).isFalse();
  }

  @Test
  void what_a_loaded_record_tells_can_be_undone() {
    say("{'cmd':'new','game':'mutation'}");
    play("e2e4");
    var before = say("{'cmd':'state'}");
    play("d7d5");
    String record = say("{'cmd':'record'}").get("record").stringValue();
    var load = Json.MAPPER.createObjectNode().put("cmd", "load").put("record", record);
    say(load.toString());
    assertThat(say("{'cmd':'undo'}")).isEqualTo(before);
    assertThat(say("{'cmd':'undo'}").get("position").stringValue()).isEqualTo(START);
    assertThat(code(say("{'cmd':'undo'}"))).isEqualTo("nothing-to-undo");
  }

  @Test
  void a_short_list_holds_the_first_of_the_sorted_actions() {
    say("{'cmd':'new','game':'tsunami'}");
    var all = texts(say("{'cmd':'legal'}").get("actions"));
    assertThat(texts(say("{'cmd':'legal','limit':20}").get("actions")))
        .isEqualTo(all.subList(0, 20));
  }

  @Test
  void an_option_may_be_a_list() {
    for (String zone : List.of("[6,7,8]", "['e5','6-8']", "'6-8'")) {
      var felon = say("{'cmd':'new','game':'felon','options':{'orangeZone':" + zone + "}}");
      assertThat(felon.get("ok").booleanValue()).as(zone).isTrue();
    }
    assertThat(code(say("{'cmd':'new','game':'felon','options':{'orangeZone':['x']}}")))
        .isEqualTo("bad-option");
    assertThat(code(say("{'cmd':'new','game':'felon','options':{'orangeZone':[[6]]}}")))
        .isEqualTo("bad-option");
  }

  @Test
  void play_undo_and_events() {
    say("{'cmd':'new','game':'mutation'}");
    var played = play("e2e4");
    assertThat(played.get("position").stringValue())
        .isEqualTo("ppppkppp/pppppppp/8/8/4P3/8/PPPP1PPP/PPPPKPPP b KQkq 1 1");
    assertThat(played.at("/events/0/action").stringValue()).isEqualTo("e2e4");
    assertThat(played.get("ply").intValue()).isEqualTo(1);
    assertThat(
            say("{'cmd':'play','action':'offer draw','seat':'white'}")
                .at("/events/0/event")
                .stringValue())
        .isEqualTo("offer draw");
    assertThat(
            say("{'cmd':'play','action':'accept draw','seat':'black'}")
                .at("/outcome/reason")
                .stringValue())
        .isEqualTo("agreement");
    assertThat(say("{'cmd':'state'}").get("turn").isNull()).isTrue();
    assertThat(code(play("d7d5"))).isEqualTo("game-over");
    assertThat(say("{'cmd':'legal'}").get("actions")).isEmpty();
    say("{'cmd':'undo'}");
    say("{'cmd':'undo'}");
    assertThat(say("{'cmd':'undo'}").get("position").stringValue()).isEqualTo(START);
    assertThat(code(say("{'cmd':'undo'}"))).isEqualTo("nothing-to-undo");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'cmd':'play','action':'e2e5'} | not-offered",
        "{'cmd':'play','action':'e7e5'} | not-offered",
        "{'cmd':'play','action':'e7e5','seat':'black'} | not-your-turn",
        "{'cmd':'play','action':'zz'} | illegal-syntax",
        "{'cmd':'play','action':'shots 1 2 3'} | not-offered",
        "{'cmd':'play','action':'shots 1 2 3','seat':'black'} | not-offered",
        "{'cmd':'play','action':'shots','seat':'black'} | not-your-turn",
        "{'cmd':'play','action':'timeout'} | not-offered",
        "{'cmd':'play','action':'flag','seat':'black'} | not-offered",
        "{'cmd':'play','action':'gesture chat'} | not-offered",
        "{'cmd':'play','action':''} | illegal-syntax",
        "{'cmd':'play','action':7} | bad-field",
        "{'cmd':'play'} | bad-field",
        "{'cmd':'play','action':'e2e4','seat':'green'} | unknown-seat",
        "{'cmd':'choices','prefix':['zz']} | illegal-syntax",
        "{'cmd':'choices','prefix':['e2e5']} | not-offered",
        "{'cmd':'choices','prefix':7} | bad-field",
        "{'cmd':'legal','limit':-1} | bad-field",
        "{'cmd':'perft','depth':1e9} | bad-field",
        "{'cmd':'view','viewer':'green'} | unknown-viewer",
        "{'cmd':'record','viewer':'green'} | unknown-viewer",
        "{'cmd':'best','level':9} | bad-field",
        "{'cmd':'best','millis':0} | bad-field",
        "{'cmd':'new','game':'chess'} | unknown-game",
        "{'cmd':'new','game':'mutation','options':{'colour':'CM-1'}} | unknown-option",
        "{'cmd':'new','game':'mutation','options':{'board':'CM-9'}} | bad-option",
        "{'cmd':'new','game':'mutation','options':[]} | bad-field",
        "{'cmd':'position','game':'mutation','position':'8/8'} | bad-position",
        "{'cmd':'position','game':'mutation','position':{'fen':''}} | bad-position",
        "{'cmd':'position','game':'mutation'} | bad-field",
        "{'cmd':'load','record':'hello'} | bad-record",
        "{'cmd':'dance'} | unknown-command",
        "{} | unknown-command",
        "{'cmd':'play','cmd':'undo'} | bad-json",
        "[] | bad-json",
        "{'cmd':'state'} {} | bad-json",
        "{'cmd':'state' | bad-json",
        "'' | bad-json",
      })
  void a_refusal_leaves_everything_as_it_was(String line, String code) {
    say("{'cmd':'new','game':'mutation'}");
    play("e2e4");
    play("d7d5");
    var before = say("{'cmd':'state'}");
    assertThat(code(say(line))).isEqualTo(code);
    assertThat(say("{'cmd':'state'}")).isEqualTo(before);
  }

  @Test
  void without_a_game_commands_say_so() {
    for (String cmd : List.of("state", "legal", "choices", "undo"))
      assertThat(code(say("{'cmd':'" + cmd + "'}"))).isEqualTo("no-game");
  }

  @Test
  void a_move_into_check_is_refused_by_its_name() {
    say("{'cmd':'position','game':'mutation','position':'k3p3/8/8/8/8/4P3/8/4K3 w - 0 1'}");
    assertThat(code(play("e3g4"))).isEqualTo("own-king-in-check");
  }

  @Test
  void perft_counts_and_divides() {
    say("{'cmd':'new','game':'mutation'}");
    assertThat(say("{'cmd':'perft','depth':4}").get("nodes").longValue()).isEqualTo(310_742);
    var divided = say("{'cmd':'perft','depth':3,'divide':true}");
    long sum = 0;
    for (JsonNode n : divided.get("divide")) sum += n.longValue();
    assertThat(divided.get("divide")).hasSize(20);
    assertThat(sum).isEqualTo(divided.get("nodes").longValue()).isEqualTo(11_271);
    assertThat(say("{'cmd':'perft','depth':0}").get("nodes").longValue()).isEqualTo(1);
  }

  @Test
  void a_draw_by_rule_does_not_stop_the_count() {
    say("{'cmd':'position','game':'mutation','position':'k7/8/8/8/8/8/8/K7 w - 0 1'}");
    assertThat(say("{'cmd':'state'}").at("/outcome/reason").stringValue()).isEqualTo("bare-kings");
    var perft = say("{'cmd':'perft','depth':1,'divide':true}");
    assertThat(perft.get("nodes").longValue()).isEqualTo(3);
    assertThat(perft.get("divide")).hasSize(3);
  }

  @Test
  void a_record_loads_back() {
    say("{'cmd':'new','game':'mutation','options':{'board':'CM-3'}}");
    play("b1c3");
    var state = play("e7e5");
    var record = say("{'cmd':'record'}").get("record");
    var request = Json.MAPPER.createObjectNode().put("cmd", "load").set("record", record);
    var loaded = Json.MAPPER.readTree(protocol.answer(request.toString()));
    assertThat(loaded.get("position")).isEqualTo(state.get("position"));
    assertThat(loaded.get("ply")).isEqualTo(state.get("ply"));
  }

  @Test
  void the_view_is_what_the_server_sends() {
    say("{'cmd':'new','game':'mutation'}");
    var view = say("{'cmd':'view','viewer':'white'}").get("view");
    assertThat(view.at("/board/pieces")).hasSize(32);
    assertThat(view.at("/offer/moves")).hasSize(20);
    assertThat(say("{'cmd':'view','viewer':'black'}").get("view").at("/offer/moves")).isEmpty();
    assertThat(say("{'cmd':'view','viewer':'public'}").get("view").at("/offer/words")).isEmpty();
  }

  @Test
  void the_best_move_is_legal_and_mates_in_one() {
    say("{'cmd':'position','game':'mutation','position':'k7/7P/8/P7/3P4/8/8/6K1 w - 0 1'}");
    var best = say("{'cmd':'best','millis':300}");
    assertThat(play(best.get("action").stringValue()).at("/outcome/reason").stringValue())
        .isEqualTo("checkmate");
    assertThat(best.get("score").intValue()).isGreaterThan(10_000);
    assertThat(code(say("{'cmd':'best'}"))).isEqualTo("game-over");
  }

  @Test
  void junk_never_kills_it() {
    var random = new SplittableRandom(7);
    String valid =
        "{\"cmd\":\"play\",\"action\":\"e2e4\",\"options\":{\"board\":\"CM-1\"},\"prefix\":[\"e2e4\"]}";
    for (int i = 0; i < 20_000; i++) {
      var line = new StringBuilder(valid);
      for (int k = random.nextInt(6); k >= 0; k--)
        line.setCharAt(random.nextInt(line.length()), (char) random.nextInt(1, 300));
      assertThat(protocol.answer(line.toString())).startsWith("{\"ok\":");
    }
    assertThat(code(say("[".repeat(100_000)))).isEqualTo("bad-json");
    assertThat(code(Json.MAPPER.readTree(protocol.tooLong()))).isEqualTo("too-long");
    assertThat(say("{'cmd':'new','game':'mutation'}").get("ok").booleanValue()).isTrue();
  }
}
