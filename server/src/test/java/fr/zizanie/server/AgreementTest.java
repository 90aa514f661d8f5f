package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Two guests agree over HTTP and sockets. */
class AgreementTest {
  private static final String ANNS = "0123456789abcdef0123456789abcdef";
  private static final String BOBS = "fedcba9876543210fedcba9876543210";

  @RegisterExtension private static final Served SERVED = Served.anew();

  private Visitor ann;
  private Visitor bob;

  @BeforeEach
  void come() {
    ann = SERVED.guest();
    bob = SERVED.guest();
  }

  private String propose() {
    var made = ann.write("POST", "/api/matches", asked(""));
    assertThat(made.statusCode()).isEqualTo(200);
    return Visitor.MAPPER.readTree(made.body()).get("id").stringValue();
  }

  private static String asked(String more) {
    return """
    {"game":"ironpond","options":{"deck":"68"},"opponent":"friend","seat":"white","begin":"ready"%s}\
    """
        .formatted(more);
  }

  private void sit(String id) {
    var sat = bob.write("POST", "/api/matches/" + id + "/seat", "{}");
    assertThat(sat.body()).contains("\"seats\":[\"black\"]", "\"deal\":\"" + id + "\"");
  }

  @Test
  void both_see_every_change_and_the_deal_when_both_are_ready() {
    String id = propose();
    var a = ann.call(id);
    assertThat(a.sheet.get("type").stringValue()).isEqualTo("lobby");
    String commitment = a.sheet.get("commitment").stringValue();
    sit(id);
    var b = bob.call(id);
    assertThat(b.agree("propose", ",\"options\":{\"darts\":\"skill\",\"revealed\":\"1:0\"}"))
        .isEqualTo("accepted");
    var seen = a.until(m -> m.path("version").asInt(0) == 1);
    assertThat(seen.get("options").get("revealed").stringValue()).isEqualTo("1:0");
    assertThat(seen.get("by").stringValue()).isEqualTo("black");
    assertThat(b.agree("remove", ",\"card\":\"12\",\"on\":true")).isEqualTo("accepted");
    a.until(m -> m.path("version").asInt(0) == 2);
    assertThat(a.agree("remove", ",\"card\":\"12\",\"on\":true")).isEqualTo("accepted");
    b.until(m -> m.path("version").asInt(0) == 3);
    assertThat(b.agree("ready", ",\"on\":true")).isEqualTo("accepted");
    assertThat(bob.commit(id, BOBS).statusCode()).isEqualTo(200);
    assertThat(ann.open(id, ANNS, BOBS).body()).contains("not-offered");
    assertThat(ann.commit(id, ANNS).statusCode()).isEqualTo(200);
    assertThat(bob.open(id, BOBS, ANNS).body()).as("not agreed").contains("not-offered");
    assertThat(a.agree("ready", ",\"on\":true")).isEqualTo("accepted");
    assertThat(bob.open(id, BOBS, BOBS).body()).as("another's commitment").contains("stale");
    assertThat(bob.open(id, ANNS, ANNS).body()).as("another nonce").contains("bad-field");
    assertThat(bob.open(id, BOBS, ANNS).statusCode()).isEqualTo(200);
    assertThat(ann.open(id, ANNS, BOBS).statusCode()).isEqualTo(200);
    var dealt = b.sheet(m -> m.get("type").stringValue().equals("sheet"));
    assertThat(dealt.get("commitment").stringValue()).isEqualTo(commitment);
    assertThat(PlayTest.texts(dealt.get("nonces"))).containsExactly(ANNS, BOBS);
    assertThat(dealt.get("bound").booleanValue()).isTrue();
    assertThat(dealt.get("deal").stringValue()).isEqualTo(id);
    assertThat(dealt.get("options").get("deck").stringValue()).doesNotContain(",12,");
    a.sheet(m -> m.get("type").stringValue().equals("sheet"));
    assertThat(a.play("white", "e2e4")).isEqualTo("accepted");
  }

  @Test
  void what_is_stale_bad_or_not_ones_own_to_say_is_refused() {
    String id = propose();
    sit(id);
    var a = ann.call(id);
    var eve = SERVED.guest().call(id);
    assertThat(eve.agree("ready", ",\"on\":true")).isEqualTo("not-seated");
    assertThat(a.agree("propose", ",\"options\":{\"deck\":\"3\"}")).isEqualTo("bad-option");
    assertThat(a.agree("propose", ",\"clock\":\"0+3\"")).isEqualTo("bad-field");
    assertThat(a.agree("propose", "")).isEqualTo("accepted");
    assertThat(a.agree("remove", ",\"card\":12,\"on\":true")).isEqualTo("bad-field");
    assertThat(a.agree("remove", ",\"card\":\"11\",\"on\":true")).isEqualTo("bad-option");
    assertThat(a.agree("ready", "")).isEqualTo("bad-field");
    assertThat(a.agree("ready", ",\"on\":true,\"nonce\":\"<>\"")).isEqualTo("bad-field");
    assertThat(a.agree("ready", ",\"on\":true,\"nonce\":\"a\"")).isEqualTo("bad-field");
    for (String nonce : List.of("{\"nonce\":\"a\"}", "{\"nonce\":\"<>\"}"))
      assertThat(bob.write("POST", "/api/matches/" + id + "/seat", nonce).body())
          .contains("bad-field");
    assertThat(ann.write("POST", "/api/matches", asked(",\"nonce\":\"a\"")).body())
        .contains("bad-field");
    assertThat(a.play("white", "e2e4")).isEqualTo("not-begun");
    var b = bob.call(id);
    assertThat(b.agree("propose", ",\"options\":{\"open\":\"true\"}")).isEqualTo("accepted");
    var stale = ann.write("POST", "/api/matches/" + id + "/again", "{}"); // nothing is over yet
    assertThat(stale.statusCode()).isEqualTo(409);
    a.raw("{\"type\":\"ready\",\"ref\":99,\"version\":0,\"on\":true}");
    assertThat(Phone.code(a.until(m -> m.path("ref").asInt(-1) == 99))).isEqualTo("stale");
  }

  @Test
  void a_guest_who_goes_is_seen_to_go_and_finds_everything_on_coming_back() {
    String id = propose();
    sit(id);
    var a = ann.call(id);
    var b = bob.call(id);
    a.until(m -> m.path("seats").path(1).path("here").asBoolean(false));
    assertThat(b.agree("propose", ",\"options\":{\"pub\":\"true\"}")).isEqualTo("accepted");
    b.cut();
    a.until(m -> m.has("seats") && !m.get("seats").get(1).get("here").booleanValue());
    var again = bob.call(id);
    assertThat(again.sheet.get("options").get("pub").stringValue()).isEqualTo("true");
    assertThat(again.sheet.get("seats").get(1).get("mine").booleanValue()).isTrue();
    assertThat(again.agree("stand", "")).isEqualTo("accepted");
    a.until(m -> m.path("seats").path(1).path("kind").asString("").equals("open"));
  }
}
