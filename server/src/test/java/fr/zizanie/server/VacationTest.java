package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Playing over days, over HTTP: what may be asked for, and vacations. */
class VacationTest {
  @RegisterExtension private static final Served SERVED = Served.crowded();

  private static HttpResponse<String> away(Visitor who, String body) {
    return who.write("PUT", "/api/me/vacation", body);
  }

  @Test
  void a_vacation_is_taken_seen_and_ended() {
    var ann = SERVED.guest();
    assertThat(ann.json("/api/me/vacation").get("left").intValue()).isEqualTo(30);
    assertThat(away(ann, "{\"days\":7,\"in\":0}").statusCode()).isEqualTo(200);
    var taken = ann.json("/api/me/vacation");
    long from = taken.get("away").get("from").longValue();
    assertThat(taken.get("away").get("until").longValue() - from).isEqualTo(7 * 86_400_000L);
    assertThat(taken.get("left").intValue()).isEqualTo(23);
    assertThat(ann.json("/api/account/export").get("vacation").get("away").get("from").longValue())
        .isEqualTo(from);
    assertThat(away(ann, "{\"days\":0,\"in\":0}").statusCode()).isEqualTo(200);
    assertThat(ann.json("/api/me/vacation").has("away")).isFalse();
    // Nobody else's vacation.
    assertThat(SERVED.guest().json("/api/me/vacation").get("left").intValue()).isEqualTo(30);
  }

  @Test
  void what_may_not_be_is_refused_in_words() {
    var ann = SERVED.guest();
    for (String body :
        new String[] {
          "{\"days\":31,\"in\":0}",
          "{\"days\":-1,\"in\":0}",
          "{\"days\":1,\"in\":-1}",
          "{\"days\":1,\"in\":129601}",
          "{\"days\":1}",
          "{\"days\":\"7\",\"in\":0}",
          "[]"
        }) assertThat(away(ann, body).statusCode()).as(body).isEqualTo(400);
    assertThat(away(ann, "{\"days\":0,\"in\":0}").statusCode()).isEqualTo(400);
    assertThat(away(ann, "{\"days\":3,\"in\":0}").statusCode()).isEqualTo(200);
    var twice = away(ann, "{\"days\":3,\"in\":0}");
    assertThat(twice.statusCode()).isEqualTo(400);
    assertThat(twice.body()).contains("30 jours", "30 days");
    assertThat(new Visitor(SERVED.port()).get("/api/me/vacation").statusCode()).isEqualTo(400);
  }

  @Test
  void days_are_for_two_people() {
    var ann = SERVED.guest();
    String match = "{\"game\":\"mutation\",\"options\":{},\"clock\":\"3d\",";
    for (String rest :
        new String[] {
          "\"opponent\":\"computer\",\"level\":1}",
          "\"opponent\":\"screen\"}",
          "\"opponent\":\"friend\",\"begin\":\"now\"}"
        })
      assertThat(ann.write("POST", "/api/matches", match + rest).statusCode())
          .as(rest)
          .isEqualTo(400);
    for (String rest :
        new String[] {
          "\"opponent\":\"friend\",\"begin\":\"seated\"}",
          "\"opponent\":\"friend\",\"begin\":\"ready\"}",
          "\"opponent\":\"anybody\"}"
        })
      assertThat(ann.write("POST", "/api/matches", match + rest).statusCode())
          .as(rest)
          .isEqualTo(200);
  }
}
