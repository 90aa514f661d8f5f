package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Collections;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What one leaves to be done, over HTTP. */
class StandingOrdersTest {
  @RegisterExtension private static final Served SERVED = Served.crowded();

  private Visitor ann;
  private Visitor bob;
  private String path = "";

  @BeforeEach
  void meet() {
    ann = SERVED.guest();
    bob = SERVED.guest();
    path = met("\"clock\":\"3d\"");
  }

  private String met(String clock) {
    String match =
        ann.create("\"opponent\":\"friend\",\"begin\":\"seated\",\"seat\":\"white\"," + clock);
    assertThat(bob.write("POST", "/api/matches/" + match + "/seat", "{}").statusCode())
        .isEqualTo(200);
    return "/api/matches/" + match + "/orders";
  }

  private HttpResponse<String> leave(Visitor who, int version, String orders, String lines) {
    return who.write(
        "PUT",
        path,
        "{\"version\":%d,\"orders\":%s,\"lines\":%s}".formatted(version, orders, lines));
  }

  private static String code(HttpResponse<String> refused) {
    assertThat(refused.statusCode()).isGreaterThanOrEqualTo(400);
    return Visitor.MAPPER.readTree(refused.body()).get("error").get("code").stringValue();
  }

  @Test
  void what_one_has_left_is_told_to_oneself_alone() {
    assertThat(bob.json(path).get("version").intValue()).isZero();
    var left = leave(bob, 0, "[\"anything: pass\"]", "[\"0: d2d3 > d7d5\"]");
    assertThat(left.statusCode()).isEqualTo(200);
    assertThat(bob.json(path)).isEqualTo(Visitor.MAPPER.readTree(left.body()));
    assertThat(bob.json(path).get("lines").toString())
        .isEqualTo("[{\"line\":\"0: d2d3 > d7d5\",\"state\":\"waits\",\"pairs\":0}]");
    assertThat(ann.json(path).get("orders").size() + ann.json(path).get("lines").size()).isZero();
    var eve = SERVED.guest();
    assertThat(eve.get(path).statusCode()).isEqualTo(404);
    assertThat(code(eve.get(path))).isEqualTo("unknown-match");
    assertThat(eve.get(path).body().replaceAll("\"instance\".*", ""))
        .isEqualTo(eve.get("/api/matches/nothing/orders").body().replaceAll("\"instance\".*", ""));
    assertThat(code(leave(eve, 0, "[]", "[]"))).isEqualTo("unknown-match");
    assertThat(bob.get("/api/account/export").body()).contains("d2d3 > d7d5");
    assertThat(ann.get("/api/account/export").body()).doesNotContain("d2d3 > d7d5");
  }

  @Test
  void what_is_not_understood_is_refused_with_its_place() {
    assertThat(code(leave(bob, 0, "[\"anything: shrug\"]", "[]"))).isEqualTo("illegal-syntax");
    var line = leave(bob, 0, "[]", "[\"0: d2d3 > d7d5\",\"0: hello > d7d5\"]");
    assertThat(code(line)).isEqualTo("illegal-syntax");
    assertThat(line.body()).contains("line 2").contains("hello");
    assertThat(code(leave(bob, 0, "[]", "[\"5: d2d3 > d7d5\"]"))).isEqualTo("bad-field");
    assertThat(code(leave(bob, 0, "\"no list\"", "[]"))).isEqualTo("bad-field");
    assertThat(code(leave(bob, 3, "[]", "[]"))).isEqualTo("stale");
    String many = Collections.nCopies(21, "\"0: d2d3 > d7d5\"").toString();
    assertThat(code(leave(bob, 0, "[]", many))).isEqualTo("too-long");
    String longest =
        "0: " + String.join(" > ", Collections.nCopies(20, "d2d3 d2d3 d2d3 d2d3 d2d3"));
    String all = Collections.nCopies(20, "\"" + longest + "\"").toString();
    assertThat(code(leave(bob, 0, "[]", all))).isEqualTo("too-long");
    assertThat(bob.write("PUT", path, "{\"version\":0").statusCode()).isEqualTo(400);
    assertThat(bob.json(path).get("version").intValue()).isZero();
  }

  @Test
  void only_games_over_days_have_any() {
    assertThat(code(bob.get(met("\"clock\":\"10+5\"")))).isEqualTo("not-offered");
    assertThat(code(bob.get(met("\"clock\":\"\"")))).isEqualTo("not-offered");
  }
}
