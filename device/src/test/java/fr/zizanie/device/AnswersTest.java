package fr.zizanie.device;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.table.setup.MatchId;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a device answers where a server would answer HTTP. */
class AnswersTest {
  private static final Pattern ID = Pattern.compile("\"id\":\"(d-[0-9a-f]+)\"");

  private final Pocket pocket = new Pocket(1);

  private Reply get(String target) {
    return pocket.device.ask("GET", target, "");
  }

  private Reply post(String target, String body) {
    return pocket.device.ask("POST", target, body);
  }

  private static String id(Reply reply) {
    var found = ID.matcher(reply.body());
    assertThat(found.find()).as(reply.body()).isTrue();
    return found.group(1);
  }

  private void refused(Reply reply, int status, String code) {
    assertThat(reply.type()).isEqualTo("application/problem+json; charset=utf-8");
    assertThat(reply.body()).contains("\"code\":\"" + code + "\"", "\"status\":" + status);
    assertThat(reply.status()).isEqualTo(status);
  }

  @Test
  void a_game_of_two_is_begun_looked_at_ended_and_played_once_more() {
    var begun =
        post("/api/matches", "{\"game\":\"mutation\",\"options\":{},\"opponent\":\"screen\"}");
    assertThat(begun.status()).isEqualTo(200);
    String path = "/api/matches/" + id(begun);
    assertThat(get(path).body()).contains("\"game\":\"mutation\"");
    assertThat(get("/api/matches").body()).startsWith("[{\"id\":\"d-").contains("\"waits\":true");
    refused(post(path + "/again", "{}"), 400, "not-offered");
    refused(get(path + "/draws"), 400, "not-offered");
    end(id(begun));
    assertThat(get(path + "/replay").status()).isEqualTo(200);
    assertThat(get(path + "/replay?eyes=black").status()).isEqualTo(200);
    refused(get(path + "/replay?eyes=nobody"), 400, "unknown-viewer");
    assertThat(get(path + "/draws").body()).isEqualTo("[]");
    assertThat(get(path + "/ratings").body()).isEqualTo("[]");
    var record = get(path + "/record");
    assertThat(record.filename()).isEqualTo(Optional.of("mutation-" + id(begun) + ".txt"));
    assertThat(record.type()).isEqualTo("text/plain; charset=utf-8");
    assertThat(record.body()).contains("[Date \"1970.01.01\"]").doesNotContain("Dealt");
    assertThat(get(path + "/record?format=pgn").filename().orElseThrow()).endsWith(".pgn");
    assertThat(id(post(path + "/again", "{}"))).isNotEqualTo(id(begun));
  }

  private void end(String id) {
    var match = new MatchId(id);
    var line = pocket.device.open(match, 0, pocket::told).orThrow();
    var table = pocket.device.table(match).orElseThrow();
    pocket.say(table, Seat.FIRST, line, "event", "\"event\":\"resign\"");
    line.close();
  }

  @Test
  void sides_change_against_the_computer() {
    var id = pocket.device.create(Pocket.wanted("felon", "computer", 2, "yellow")).orThrow().id();
    end(id);
    var next = post("/api/matches/" + id + "/again", "{}");
    assertThat(next.body()).contains("\"seats\":[\"red\"]");
    assertThat(get("/api/matches/" + id(next)).body()).contains("\"level\":2");
  }

  @Test
  void records_say_that_a_device_dealt_and_tell_the_seed_at_the_end() {
    var id = pocket.device.create(Pocket.wanted("ironpond", "screen", 1, "random")).orThrow().id();
    String path = "/api/matches/" + id;
    assertThat(get(path + "/record").body())
        .contains("[Dealt \"device\"]")
        .doesNotContain("[Seed", "[Id", "[Commitment");
    assertThat(get(path).body()).doesNotContain("\"seed\"");
    end(id);
    assertThat(get(path).body())
        .contains("\"deal\":\"device\"", "\"seed\":\"dev-")
        .doesNotContain("\"commitment\"");
    var over = get(path + "/record").body();
    assertThat(over)
        .contains("[Dealt \"device\"]", "[Id \"device\"]", "[Seed \"dev-")
        .doesNotContain("[Commitment");
    assertThat(get(path + "/draws").body()).startsWith("[{\"index\":0");
    var kept = post("/api/replay", "{\"record\":" + quoted(over) + "}");
    assertThat(kept.body()).contains("\"deal\":\"device\"");
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }

  @Test
  void a_saved_game_is_no_record() {
    var id = pocket.begins(Games.named("confusion").orElseThrow(), "computer");
    String saved = pocket.saved.get(id);
    assertThat(saved).contains("\"contains\":{", "Ce fichier contient", "This file also contains");
    var kept = post("/api/replay", "{\"record\":" + quoted(saved) + "}");
    refused(kept, 400, "bad-record");
    assertThat(kept.body()).contains("This is a saved game");
  }

  @Test
  void a_game_goes_on_where_a_first_game_led() {
    for (var game : Games.all()) {
      if (Taught.firstGame(game).isEmpty()) continue;
      String path = "/api/games/" + game.profile().id() + "/first";
      assertThat(get(path).status()).isEqualTo(200);
      var led = post(path, "{\"done\":[]}");
      assertThat(led.status()).as(led.body()).isEqualTo(200);
      assertThat(pocket.saved.get(new MatchId(id(led)))).contains("\"seed\":\"dev-led-");
      end(id(led));
      assertThat(get("/api/matches/" + id(led) + "/record").body()).doesNotContain("[Seed");
    }
  }

  @Test
  void games_tell_what_only_they_have() {
    assertThat(get("/api/games/ironpond/blanks").body()).startsWith("{");
    refused(post("/api/games/tsunami/deck", "{\"text\":\"x\"}"), 400, "bad-option");
    refused(get("/api/games/tsunami/deck"), 501, "needs-server");
    refused(get("/api/games/chess/look"), 404, "unknown-game");
  }

  @Test
  void what_needs_others_says_so() {
    refused(get("/api/notifications"), 501, "needs-server");
    refused(post("/api/matches/d-1/seat", "{}"), 501, "needs-server");
    refused(
        post("/api/matches", "{\"game\":\"felon\",\"options\":{},\"opponent\":\"friend\"}"),
        501,
        "needs-server");
    refused(get("/api/matches/d-1"), 404, "unknown-match");
    refused(get("/elsewhere"), 404, "unknown-command");
    refused(get("/api/games/mutation/look?board=%zz"), 400, "bad-field");
    assertThat(get("/api/me").body()).contains("\"id\":\"ann\"", "\"name\":\"Ann\"");
  }

  @Test
  void queries_are_read_as_pages_write_them() {
    var read = Target.read("/api/games/a/cards?deck=%7B%22%C3%A9%22%7D&a+b=1%2B1&deck=2").orThrow();
    assertThat(read.query()).containsEntry("deck", "{\"é\"}").containsEntry("a b", "1+1");
  }
}
