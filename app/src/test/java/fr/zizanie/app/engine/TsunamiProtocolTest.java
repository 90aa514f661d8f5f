package fr.zizanie.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.terminal.json.Json;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tsunami through the engine protocol: decks as objects, chance, secrets, records. */
class TsunamiProtocolTest {
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

  @Test
  void options_are_listed_and_komi_may_be_a_number() {
    String games = ok("{'cmd':'games'}").toString();
    assertThat(games).contains("Tsunami sur le goban").contains("emptyPileDiscardsHands");
    ok("{'cmd':'new','game':'tsunami','options':{'deck':'none','komi':6.5}}");
    ok("{'cmd':'new','game':'tsunami','options':{'deck':'none','komi':0,'ko':'psk'}}");
    assertThat(ok("{'cmd':'perft','depth':2}").path("nodes").asInt()).isEqualTo(28_731);
    ok("{'cmd':'new','game':'tsunami','options':{'deck':'none','size':9}}");
    assertThat(ok("{'cmd':'perft','depth':2}").path("nodes").asInt()).isEqualTo(6_643);
    assertThat(ok("{'cmd':'best','level':1}").path("action").asString()).matches("[A-HJ][1-9]");
    assertThat(ask("{'cmd':'new','game':'tsunami','options':{'size':9}}").toString())
        .contains("bad-option", "deck=none");
    var refused = ask("{'cmd':'new','game':'tsunami','options':{'komi':7.25}}");
    assertThat(refused.path("error").path("code").asString()).isEqualTo("bad-option");
  }

  @Test
  void the_same_seed_draws_the_same_card_and_only_its_drawer_sees_it() {
    String drawn = "";
    for (int i = 0; i < 2; i++) {
      ok("{'cmd':'new','game':'tsunami','seed':'a'}");
      for (String move : "C3 K10 C10 K3 D3 L10 D10 L3".split(" ", -1)) play(move);
      var answer = play("draw");
      String result = answer.path("events").path(1).path("chance").asString();
      if (i > 0) assertThat(result).isEqualTo(drawn);
      drawn = result;
      assertThat(answer.path("position").path("pile").size()).isEqualTo(39);
    }
    String record = ok("{'cmd':'record'}").path("record").asString();
    assertThat(record).contains("<" + drawn + ">");
    var whites = ok("{'cmd':'record','viewer':'white'}").path("record").asString();
    var again =
        new Protocol()
            .answer(
                Json.MAPPER.createObjectNode().put("cmd", "load").put("record", record).toString());
    assertThat(Json.MAPPER.readTree(again).path("ok").asBoolean()).isTrue();
    if (whites.contains("<?>")) assertThat(whites).doesNotContain(drawn);
  }

  @Test
  void a_dealt_pile_is_printed_in_the_order_in_which_it_will_be_drawn() {
    ok("{'cmd':'new','game':'tsunami','seed':'order'}");
    for (String move : "C3 K10 C10 K3 D3 L10 D10 L3".split(" ", -1)) play(move);
    var state = ok("{'cmd':'state'}");
    var pile = state.path("position").path("pile");
    assertThat(pile.size()).isEqualTo(40);
    String record = ok("{'cmd':'record'}").path("record").asString();
    String black = ok("{'cmd':'record','viewer':'black'}").path("record").asString();
    assertThat(black).doesNotContain("Seed");
    var load = Json.MAPPER.createObjectNode().put("cmd", "load").put("record", record).toString();
    assertThat(ask(load).path("position")).isEqualTo(state.path("position"));
    var expected = new ArrayList<String>();
    pile.forEach(card -> expected.add("#" + card.asString()));
    var drawn = new ArrayList<String>();
    while (drawn.size() < 6) {
      var actions = ok("{'cmd':'legal'}").path("actions");
      var offered = new ArrayList<String>();
      actions.forEach(a -> offered.add(a.asString()));
      String action = offered.contains("draw") ? "draw" : offered.getLast();
      for (var event : play(action).path("events"))
        if (event.has("chance") && event.path("chance").asString().startsWith("#"))
          drawn.add(event.path("chance").asString().replaceAll("/.*", ""));
    }
    assertThat(drawn).isEqualTo(expected.subList(0, 6));
  }

  @Test
  void a_club_s_deck_is_an_object_and_travels_in_the_record() {
    var begun =
        ok(
            """
            {"cmd":"new","game":"tsunami","options":{"deck":
              {"id":"club","size":1,"cards":[{"id":"saut","copies":1,
                "name":{"fr":"Grand saut","en":"Long jump"},"keep":"RESERVE","timing":"BEFORE",
                "effect":[{"op":"MOVE","stone":{"colour":"SELF"},"d1Max":9}]}]}}}\
            """
                .replace("\n", " "));
    assertThat(begun.path("warnings").path(0).path("en").asString()).contains("club, 1 cards");
    for (String move : "C3 K10 C10 K3 D3 L10 D10 L3".split(" ", -1)) play(move);
    play("draw");
    play("#saut C3 E5");
    String record = ok("{'cmd':'record'}").path("record").asString();
    assertThat(record).contains("Long\\\\u0020jump").contains("#saut C3 E5");
    var load = Json.MAPPER.createObjectNode().put("cmd", "load").put("record", record).toString();
    var loaded = Json.MAPPER.readTree(new Protocol().answer(load));
    assertThat(loaded.path("position")).isEqualTo(ok("{'cmd':'state'}").path("position"));
    var wrong =
        ask(
            "{'cmd':'new','game':'tsunami','options':{'deck':{'id':'x','size':1,'cards':[{'id':'y',"
                + "'copies':1,'keep':'RESERVE','timing':'BEFORE','effect':[{'op':'FLY'}]}]}}}");
    assertThat(wrong.path("error").path("code").asString()).isEqualTo("bad-option");
    assertThat(wrong.path("error").path("message").asString()).contains("cards[0].effect[0].op");
  }

  @Test
  void the_computer_moves_and_windows_are_asked_of_the_other_seat() {
    ok(
        "{'cmd':'position','game':'tsunami','position':{'board':["
            + "'.............',".repeat(12)
            + "'.............'],'turn':'black','hands':{'white':['non']}}}");
    var best = ok("{'cmd':'best','level':1}");
    assertThat(best.path("action").asString()).matches("[A-HJ-N]([1-9]|1[0-3])");
    assertThat(play("D4").path("turn").asString()).isEqualTo("white");
    var refused = ask("{'cmd':'play','seat':'black','action':'E5'}");
    assertThat(refused.path("error").path("code").asString()).isEqualTo("not-your-turn");
    assertThat(ok("{'cmd':'legal'}").path("actions").toString()).isEqualTo("[\"pass\"]");
    play("pass");
    assertThat(ok("{'cmd':'choices','prefix':[]}").path("tokens").toString()).contains("K10");
  }
}
