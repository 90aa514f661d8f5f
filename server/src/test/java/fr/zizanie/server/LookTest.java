package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Positions drawn over HTTP. */
class LookTest {
  @RegisterExtension private static final Served SERVED = Served.anew();

  private Visitor ann;

  @BeforeEach
  void come() {
    ann = SERVED.guest();
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
      assertThat(Phone.code(refused)).isEqualTo("bad-position");
    }
    assertThat(Phone.code(ann.get("/api/games/mutation/look?board=nope"))).isEqualTo("bad-option");
    assertThat(Phone.code(ann.get("/api/games/mutation/look?colour=red")))
        .isEqualTo("unknown-option");
    assertThat(Phone.code(ann.get("/api/games/chess/look"))).isEqualTo("unknown-game");
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
    assertThat(Phone.code(refused)).isEqualTo("bad-position");
    assertThat(Phone.code(ann.get(path + "%7B"))).isEqualTo("bad-position");
  }
}
