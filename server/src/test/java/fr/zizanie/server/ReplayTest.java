package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Records of matches and of files, over HTTP. */
class ReplayTest {
  @RegisterExtension private static final Served SERVED = Served.anew();

  private Visitor ann;

  @BeforeEach
  void come() {
    ann = SERVED.guest();
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
    assertThat(truth.get("beside").size()).isEqualTo(8);
    assertThat(truth.at("/beside/7/left/white").stringValue()).isNotEmpty();
    assertThat(truth.get("boards").get(0).get("pieces").get(0).has("kind")).isTrue();
    var white =
        Visitor.MAPPER.readTree(
            ann.write(
                    "POST", "/api/replay", "{\"eyes\":\"white\",\"record\":" + quoted(SAMPLE) + "}")
                .body());
    assertThat(white.get("boards").get(0).get("pieces").get(0).has("kind")).isFalse();
    assertThat(white.at("/beside/7/knowledge")).isEqualTo(truth.at("/beside/7/knowledge"));
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
    assertThat(kept.has("beside")).isFalse();
  }

  @Test
  void a_wrong_record_is_refused_with_its_line() {
    var wrong = SAMPLE.replace("(L-E1)", "L-E1");
    var refused = ann.write("POST", "/api/replay", "{\"record\":" + quoted(wrong) + "}");
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(Phone.code(refused)).isEqualTo("bad-record");
    assertThat(refused.body()).contains("Line 5").contains("Ligne 5");
    String body = "{\"record\":" + quoted(SAMPLE) + ",\"eyes\":\"green\"}";
    assertThat(Phone.code(ann.write("POST", "/api/replay", body))).isEqualTo("unknown-viewer");
    assertThat(Phone.code(ann.write("POST", "/api/replay", "{}"))).isEqualTo("bad-field");
    String words = quoted("x ".repeat(30_000));
    assertThat(Phone.code(ann.write("POST", "/api/replay", "{\"record\":" + words + "}")))
        .isEqualTo("too-long");
    String large = quoted("x".repeat(1024 * 1024));
    assertThat(Phone.code(ann.write("POST", "/api/replay", "{\"record\":" + large + "}")))
        .isEqualTo("too-long");
    String junk = quoted("x".repeat(500_000));
    assertThat(Phone.code(ann.write("POST", "/api/replay", "{\"record\":" + junk + "}")))
        .isEqualTo("bad-record");
  }
}
