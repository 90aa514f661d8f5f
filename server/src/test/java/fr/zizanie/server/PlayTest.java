package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.testing.SocketCalls;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** Two sockets at a table. */
class PlayTest {
  @RegisterExtension private static final Served SERVED = Served.anew();

  private Visitor ann;
  private Visitor bob;

  @BeforeEach
  void come() {
    ann = SERVED.guest();
    bob = SERVED.guest();
  }

  private static final String FRIEND = "\"opponent\":\"friend\",\"seat\":\"white\"";

  private String table() {
    String id = ann.create(FRIEND);
    bob.write("POST", "/api/matches/" + id + "/seat", "{}");
    return id;
  }

  static List<String> words(JsonNode sheet) {
    return texts(sheet.get("offer").get("words"));
  }

  static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::stringValue).toList();
  }

  @Test
  void two_sockets_play_and_see_the_same_game() {
    String id = table();
    var a = ann.call(id);
    var b = bob.call(id);
    a.sheet(s -> s.get("seats").get(1).get("here").booleanValue());
    assertThat(a.sheet.get("offer").get("moves").size()).isEqualTo(20);
    assertThat(b.sheet.get("offer").get("moves").size()).isZero();
    assertThat(a.play("white", "e2e4")).isEqualTo("accepted");
    b.version(1);
    assertThat(b.sheet.get("since").intValue()).isZero();
    assertThat(b.sheet.get("lines").get(0).get("text").stringValue()).isEqualTo("e2-e4");
    assertThat(b.sheet.get("turn").stringValue()).isEqualTo("black");
    assertThat(texts(b.sheet.get("board").get("last"))).containsExactly("e2", "e4");
    assertThat(b.play("black", "e7e5")).isEqualTo("accepted");
    a.version(2);
    assertThat(a.sheet.get("since").intValue()).isEqualTo(1);
    assertThat(a.sheet.get("lines").size()).isEqualTo(1);
    assertThat(a.sheet.get("ply").intValue()).isEqualTo(2);
    var whole = bob.json("/api/matches/" + id);
    assertThat(whole.get("lines").size()).isEqualTo(2);
    assertThat(whole.get("seats").get(1).get("mine").booleanValue()).isTrue();
    assertThat(whole.get("seats").get(0).get("mine").booleanValue()).isFalse();
  }

  /**
   * The page sends again what may have been lost with the line, for the version it was made for.
   */
  @Test
  void a_move_that_is_sent_again_counts_once() {
    String id = ann.create("\"opponent\":\"screen\"");
    var line = ann.call(id);
    assertThat(line.say("play", "action", "white", "e2e4", 0)).isEqualTo("accepted");
    assertThat(line.say("play", "action", "white", "e2e4", 0)).isEqualTo("stale");
    line.cut();
    var again = ann.call(id, "?have=0");
    assertThat(again.say("play", "action", "white", "e2e4", 0)).isEqualTo("stale");
    assertThat(again.play("black", "e7e5")).isEqualTo("accepted");
    assertThat(again.say("play", "action", "black", "e7e5", 1)).isEqualTo("stale");
    assertThat(ann.json("/api/matches/" + id).get("lines").size()).isEqualTo(2);
    // What was lost before it was heard is heard now, once.
    again.raw(
        "{\"type\":\"play\",\"ref\":90,\"version\":2,\"seat\":\"white\",\"action\":\"d2d4\"}");
    again.cut();
    var last = ann.call(id, "?have=2");
    assertThat(last.say("play", "action", "white", "d2d4", 2)).isIn("accepted", "stale");
    assertThat(ann.json("/api/matches/" + id).get("lines").size()).isEqualTo(3);
    assertThat(last.say("play", "action", "white", "d2d4", 2)).isEqualTo("stale");
    assertThat(ann.json("/api/matches/" + id).get("lines").size()).isEqualTo(3);
  }

  @Test
  void what_cannot_be_played_is_refused_by_name() {
    String id = table();
    var a = ann.call(id);
    var b = bob.call(id);
    assertThat(b.play("black", "e7e5")).isEqualTo("not-your-turn");
    assertThat(b.play("white", "e2e4")).isEqualTo("not-seated");
    assertThat(a.play("white", "e2e5")).isEqualTo("not-offered");
    assertThat(a.play("white", "castle")).isEqualTo("illegal-syntax");
    assertThat(a.play("green", "e2e4")).isEqualTo("unknown-seat");
    assertThat(a.event("white", "flag")).isEqualTo("not-offered");
    assertThat(a.play("white", "timeout")).isEqualTo("not-offered");
    assertThat(a.event("white", "e2e4")).isEqualTo("illegal-syntax");
    assertThat(a.event("white", "gesture " + "x".repeat(500))).isEqualTo("not-offered");
    assertThat(a.play("white", "e2e4")).isEqualTo("accepted");
    assertThat(a.say("event", "event", "white", "offer draw", 0)).isEqualTo("stale");
    assertThat(b.say("play", "action", "black", "e7e5", 0)).isEqualTo("stale");
    b.version(1);
    assertThat(b.event("black", "resign")).isEqualTo("accepted");
    a.sheet(s -> !s.get("outcome").isNull());
    assertThat(a.sheet.get("outcome").get("winner").stringValue()).isEqualTo("white");
    assertThat(a.sheet.get("turn").isNull()).isTrue();
    assertThat(words(a.sheet)).isEmpty();
    assertThat(a.play("white", "e4e5")).isEqualTo("game-over");
  }

  @Test
  void junk_is_refused_and_the_socket_lives() {
    var a = ann.call(table());
    for (String junk :
        List.of(
            "",
            "{",
            "[]",
            "7",
            "null",
            "{\"type\":7}",
            "{\"type\":\"dance\"}",
            "{}",
            "{\"type\":\"play\",\"ref\":1}",
            "{\"a\":1,\"a\":2}",
            "{\"type\":\"ping\"} x",
            "{\"x\":" + "[".repeat(100) + "]".repeat(100) + "}",
            "\u0000",
            "{\"x\":\"" + "é".repeat(70_000) + "\"}")) {
      a.raw(junk);
      var error = a.next("refused").get("error");
      assertThat(error.get("code").stringValue())
          .isIn("bad-json", "bad-field", "unknown-command", "too-long");
      assertThat(error.get("message").get("fr").stringValue()).isNotBlank();
      assertThat(error.get("message").get("en").stringValue()).isNotBlank();
    }
    a.raw("{\"type\":\"ping\"}");
    assertThat(a.next("pong").size()).isEqualTo(1);
  }

  @Test
  void a_socket_that_never_stops_is_closed() {
    var a = ann.call(table());
    // 1008 if it still reads, otherwise it is cut off.
    assertThat(a.flood("{\"type\":\"ping\"}", 50_000)).isIn(1008, 1006, -1);
  }

  @Test
  void who_comes_back_gets_the_tail_or_everything() {
    String id = table();
    var a = ann.call(id);
    var b = bob.call(id);
    a.play("white", "e2e4");
    b.version(1);
    b.play("black", "e7e5");
    b.cut();
    a.version(2);
    a.play("white", "d2d4");
    var tail = bob.call(id, "?have=2");
    assertThat(tail.sheet.get("since").intValue()).isEqualTo(2);
    assertThat(tail.sheet.get("lines").size()).isEqualTo(1);
    assertThat(bob.call(id, "?have=3").sheet.get("lines").size()).isZero();
    for (String odd : List.of("", "?have=0", "?have=4", "?have=-1", "?have=x", "?have=99999999999"))
      assertThat(bob.call(id, odd).sheet.get("lines").size()).isEqualTo(3);
  }

  @Test
  void the_second_guest_sits_down_and_the_third_watches() {
    String id = ann.create(FRIEND);
    var a = ann.call(id);
    assertThat(a.sheet.get("seats").get(1).get("kind").stringValue()).isEqualTo("open");
    assertThat(ann.write("POST", "/api/matches/" + id + "/seat", "{}").body())
        .contains("\"seats\":[\"white\"]");
    var sat = bob.write("POST", "/api/matches/" + id + "/seat", "{}");
    assertThat(sat.body()).isEqualTo("{\"id\":\"" + id + "\",\"seats\":[\"black\"]}");
    a.sheet(s -> s.get("seats").get(1).get("kind").stringValue().equals("guest"));
    var eve = SERVED.guest();
    var refused = eve.write("POST", "/api/matches/" + id + "/seat", "{}");
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.body()).contains("\"code\":\"seat-taken\"");
    var e = eve.call(id);
    assertThat(e.sheet.get("viewer").stringValue()).isEqualTo("public");
    a.play("white", "e2e4");
    e.version(1);
    assertThat(e.sheet.get("offer").get("moves").size()).isZero();
    assertThat(words(e.sheet)).isEmpty();
    assertThat(e.play("black", "e7e5")).isEqualTo("not-seated");
    var nobody = new Visitor(SERVED.port()).call(id);
    assertThat(nobody.sheet.get("viewer").stringValue()).isEqualTo("public");
    assertThat(nobody.play("white", "d2d4")).isEqualTo("not-seated");
  }

  @Test
  void draws_and_takebacks_are_asked_and_answered() {
    String id = table();
    var a = ann.call(id);
    var b = bob.call(id);
    assertThat(words(a.sheet)).contains("resign", "offer draw").doesNotContain("offer takeback");
    assertThat(a.event("white", "offer takeback")).isEqualTo("nothing-to-undo");
    a.play("white", "e2e4");
    assertThat(words(a.version(1))).contains("offer takeback");
    a.event("white", "offer takeback");
    b.version(2);
    assertThat(b.sheet.get("asked").get("what").stringValue()).isEqualTo("takeback");
    assertThat(b.sheet.get("asked").get("by").stringValue()).isEqualTo("white");
    assertThat(words(b.sheet))
        .contains("accept takeback", "decline takeback")
        .doesNotContain("accept draw", "offer draw");
    assertThat(b.event("black", "accept takeback")).isEqualTo("accepted");
    a.version(3);
    assertThat(a.sheet.get("ply").intValue()).isZero();
    assertThat(a.sheet.get("lines").get(0).get("drops").intValue()).isZero();
    assertThat(texts(a.sheet.get("board").get("last"))).isEmpty();
    a.event("white", "offer draw");
    b.version(4);
    b.event("black", "decline draw");
    assertThat(b.event("black", "accept draw")).isEqualTo("nothing-asked");
    b.event("black", "offer draw");
    a.version(6);
    assertThat(a.event("white", "accept draw")).isEqualTo("accepted");
    b.version(7);
    assertThat(b.sheet.get("outcome").get("winner").isNull()).isTrue();
    assertThat(b.sheet.get("outcome").get("reason").stringValue()).isEqualTo("agreement");
  }

  @Test
  void two_at_one_screen_move_both_sides_and_agree_at_once() {
    String id = ann.create("\"opponent\":\"screen\"");
    var a = ann.call(id);
    assertThat(a.play("white", "e2e4")).isEqualTo("accepted");
    assertThat(a.sheet.get("viewer").stringValue()).isEqualTo("black");
    assertThat(a.sheet.get("offer").get("moves").size()).isPositive();
    assertThat(a.play("black", "e7e5")).isEqualTo("accepted");
    assertThat(a.sheet.get("since").intValue()).isEqualTo(1);
    assertThat(words(a.sheet)).contains("offer takeback", "offer draw", "resign");
    assertThat(a.event("white", "offer takeback")).isEqualTo("accepted");
    assertThat(a.sheet.get("ply").intValue()).isEqualTo(1);
    assertThat(a.sheet.get("turn").stringValue()).isEqualTo("black");
    assertThat(a.event("black", "offer draw")).isEqualTo("accepted");
    assertThat(a.sheet.get("outcome").get("reason").stringValue()).isEqualTo("agreement");
  }

  @Test
  void of_plays_that_race_exactly_one_is_accepted() throws Exception {
    String id = table();
    var phones = new ArrayList<Phone>();
    for (int i = 0; i < 8; i++) phones.add(ann.call(id));
    try (var pool = Executors.newFixedThreadPool(8)) {
      var moves = List.of("e2e4", "d2d4", "a2a3", "b2b3", "c2c3", "f2f3", "g2g3", "h2h3");
      var answers = new ArrayList<Future<String>>();
      for (int i = 0; i < 8; i++) {
        Phone phone = phones.get(i);
        String move = moves.get(i);
        Callable<String> play = () -> phone.say("play", "action", "white", move, 0);
        answers.add(pool.submit(play));
      }
      var said = new ArrayList<String>();
      for (var answer : answers) said.add(answer.get());
      assertThat(said).containsOnlyOnce("accepted");
      assertThat(said.stream().filter("stale"::equals)).hasSize(7);
    }
    assertThat(ann.json("/api/matches/" + id).get("version").intValue()).isEqualTo(1);
  }

  @Test
  void presence_is_told() {
    String id = table();
    var a = ann.call(id);
    assertThat(a.sheet.get("seats").get(0).get("here").booleanValue()).isTrue();
    var b = bob.call(id);
    a.sheet(s -> s.get("seats").get(1).get("here").booleanValue());
    assertThat(a.sheet.get("lines").size()).isZero();
    b.hangUp();
    a.sheet(s -> !s.get("seats").get(1).get("here").booleanValue());
    bob.call(id).cut();
    a.sheet(s -> s.get("seats").get(1).get("here").booleanValue());
    a.sheet(s -> !s.get("seats").get(1).get("here").booleanValue());
    bob.write("PUT", "/api/me", "{\"name\":\"Bobinette\"}");
    a.sheet(s -> s.get("seats").get(1).get("name").stringValue().equals("Bobinette"));
  }

  @Test
  void a_foreign_page_cannot_open_a_socket_and_an_unknown_match_has_none() {
    String id = table();
    for (String origin :
        List.of("http://evil.example", "null", "http://" + ann.host + ".evil.example"))
      assertThatThrownBy(() -> open(id, origin)).hasStackTraceContaining("403");
    open(id, "http://" + ann.host).abort();
    assertThatThrownBy(() -> ann.call("nosuchmatch")).hasStackTraceContaining("404");
    assertThatThrownBy(() -> ann.call("a/b")).hasStackTraceContaining("404");
  }

  private java.net.http.WebSocket open(String id, String origin) {
    return SocketCalls.call()
        .header("Cookie", ann.cookie().orElseThrow())
        .header("Origin", origin)
        .buildAsync(
            URI.create("ws://" + ann.host + "/ws/matches/" + id),
            new java.net.http.WebSocket.Listener() {})
        .join();
  }

  @Test
  void a_forged_cookie_is_nobody_s() {
    String id = table();
    String cookie = ann.cookie().orElseThrow();
    String guest = cookie.substring(cookie.indexOf('=') + 1, cookie.indexOf('.'));
    String signature = cookie.substring(cookie.indexOf('.'));
    for (String forged :
        List.of(
            "zizanie=" + guest,
            "zizanie=" + guest + ".",
            "zizanie=" + guest + ".AAAA",
            changed(cookie, cookie.length() - 1),
            changed(cookie, cookie.indexOf('.') + 1),
            changed(cookie, cookie.indexOf('=') + 1),
            "zizanie=" + guest.toLowerCase(Locale.ROOT) + signature)) {
      var thief = new Visitor(SERVED.port()).cookie(forged);
      assertThat(thief.call(id).play("white", "e2e4")).isEqualTo("not-seated");
      assertThat(thief.json("/api/me").get("id").stringValue()).isNotEqualTo(guest);
    }
    assertThat(ann.json("/api/me").get("id").stringValue()).isEqualTo(guest);
  }

  /** The text with another letter there, whichever it was. */
  private static String changed(String text, int at) {
    return text.substring(0, at) + (text.charAt(at) == 'x' ? 'y' : 'x') + text.substring(at + 1);
  }
}
