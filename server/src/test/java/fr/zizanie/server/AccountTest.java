package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** An identity that isn't lost: accounts, what proves them, and other devices. */
class AccountTest {
  @RegisterExtension private static final Served SERVED = Served.crowded();

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String WORDS = "agrafe moulin tisane";
  private static int people;

  private Visitor ann;
  private String name = "";

  @BeforeEach
  void come() {
    ann = SERVED.guest();
    name = "Anne " + ++people;
  }

  private static JsonNode read(String body) {
    return MAPPER.readTree(body);
  }

  private JsonNode keep(Visitor visitor) {
    return read(visitor.write("POST", "/api/account", named("password", WORDS)).body());
  }

  private String named(String field, String value) {
    return "{\"name\":\"%s\",\"%s\":\"%s\"}".formatted(name, field, value);
  }

  private int enter(Visitor visitor, String field, String value) {
    return visitor.write("POST", "/api/session", named(field, value)).statusCode();
  }

  private static int change(Visitor visitor, String what, String text) {
    return visitor
        .write("PUT", "/api/account", "{\"what\":\"%s\",\"text\":\"%s\"}".formatted(what, text))
        .statusCode();
  }

  private static String me(Visitor visitor) {
    return visitor.json("/api/me").get("id").stringValue();
  }

  @Test
  void a_guest_keeps_their_games_under_a_name() {
    String match = ann.create("\"opponent\":\"screen\"");
    String guest = me(ann);
    assertThat(ann.json("/api/account").get("kept").booleanValue()).isFalse();
    var kept = keep(ann);
    assertThat(kept.get("codes")).hasSize(8);
    var account = kept.get("account");
    assertThat(account.get("name").stringValue()).isEqualTo(name);
    assertThat(account.get("games").intValue()).isEqualTo(1);
    assertThat(account.get("codes").intValue()).isEqualTo(8);
    assertThat(account.get("sessions")).hasSize(1);
    assertThat(account.get("sessions").get(0).get("mine").booleanValue()).isTrue();
    assertThat(me(ann)).isEqualTo(guest);
    assertThat(ann.json("/api/me").get("kept").booleanValue()).isTrue();
    var seats = ann.json("/api/matches/" + match).get("seats");
    assertThat(seats.get(0).get("kind").stringValue()).isEqualTo("account");
    assertThat(seats.get(0).get("name").stringValue()).isEqualTo(name);
  }

  @Test
  void the_cookie_of_the_guest_proves_nobody_any_more() {
    String guest = me(ann);
    var old = ann.moved(SERVED.port());
    keep(ann);
    assertThat(me(old)).isNotEqualTo(guest);
    assertThat(me(ann)).isEqualTo(guest);
  }

  @Test
  void name_and_password_sign_another_device_in_and_out() {
    String match = ann.create("\"opponent\":\"screen\"");
    keep(ann);
    var phone = SERVED.guest();
    String before = me(phone);
    assertThat(enter(phone, "password", "agrafe moulin tisanes")).isEqualTo(400);
    assertThat(me(phone)).isEqualTo(before);
    assertThat(enter(phone, "password", WORDS)).isEqualTo(200);
    assertThat(me(phone)).isEqualTo(me(ann));
    assertThat(phone.json("/api/matches").get(0).get("id").stringValue()).isEqualTo(match);
    assertThat(ann.json("/api/account").get("sessions")).hasSize(2);
    assertThat(phone.write("DELETE", "/api/session", "{}").statusCode()).isEqualTo(200);
    assertThat(me(phone)).as("the guest that it was before").isEqualTo(before);
    assertThat(ann.json("/api/account").get("sessions")).hasSize(1);
  }

  @Test
  void what_a_browser_had_before_it_signed_in_comes_along() {
    String both = ann.create("\"opponent\":\"friend\"");
    keep(ann);
    var phone = SERVED.guest();
    String own = phone.create("\"opponent\":\"screen\"");
    phone.write("POST", "/api/matches/" + both + "/seat", "{}");
    enter(phone, "password", WORDS);
    assertThat(phone.json("/api/account").get("beside").intValue()).isEqualTo(2);
    assertThat(ann.json("/api/account").get("beside").intValue()).isZero();
    assertThat(change(phone, "along", "")).isEqualTo(200);
    assertThat(ids(ann)).contains(own, both);
    var seats = ann.json("/api/matches/" + own).get("seats");
    assertThat(seats.get(0).get("name").stringValue()).isEqualTo(name);
    assertThat(seats.get(0).get("mine").booleanValue()).isTrue();
    seats = ann.json("/api/matches/" + both).get("seats");
    assertThat(seats.valueStream().filter(seat -> seat.get("mine").booleanValue()))
        .as("nobody plays themselves")
        .hasSize(1);
    assertThat(phone.json("/api/account").get("beside").intValue()).isEqualTo(1);
    assertThat(change(SERVED.guest(), "along", "")).as("nothing to take").isEqualTo(200);
  }

  private static java.util.List<String> ids(Visitor visitor) {
    return visitor
        .json("/api/matches")
        .valueStream()
        .map(row -> row.get("id").stringValue())
        .toList();
  }

  @Test
  void a_code_signs_in_once_however_it_is_typed() {
    String code = keep(ann).get("codes").get(0).stringValue();
    String typed = code.toLowerCase(java.util.Locale.ROOT).replace("-", " ");
    assertThat(enter(SERVED.guest(), "code", typed)).isEqualTo(200);
    assertThat(enter(SERVED.guest(), "code", code)).isEqualTo(400);
    assertThat(ann.json("/api/account").get("codes").intValue()).isEqualTo(7);
    change(ann, "codes", "");
    assertThat(ann.json("/api/account").get("codes").intValue()).isEqualTo(8);
  }

  @Test
  void a_session_is_ended_from_another_device() {
    keep(ann);
    var phone = SERVED.guest();
    String before = me(phone);
    enter(phone, "password", WORDS);
    String other =
        ann.json("/api/account")
            .get("sessions")
            .valueStream()
            .filter(one -> !one.get("mine").booleanValue())
            .findAny()
            .orElseThrow()
            .get("id")
            .stringValue();
    assertThat(change(SERVED.guest(), "session", other)).as("nobody else’s").isEqualTo(200);
    assertThat(me(phone)).isEqualTo(me(ann));
    assertThat(change(ann, "session", other)).isEqualTo(200);
    assertThat(me(phone)).isEqualTo(before);
    enter(phone, "password", WORDS);
    assertThat(change(ann, "others", "")).isEqualTo(200);
    assertThat(me(phone)).isEqualTo(before);
  }

  @Test
  void a_socket_is_closed_when_its_session_ends() {
    String match = ann.create("\"opponent\":\"screen\"");
    keep(ann);
    var phone = SERVED.guest();
    enter(phone, "password", WORDS);
    var call = phone.call(match);
    call.sheet(_ -> true);
    change(ann, "others", "");
    assertThat(call.ended()).isEqualTo(4001);
  }

  @Test
  void names_are_one_accounts_each_and_look_like_no_other() {
    keep(ann);
    var eve = SERVED.guest();
    assertThat(eve.write("PUT", "/api/me", named("name", "")).statusCode()).isEqualTo(400);
    assertThat(
            eve.write("PUT", "/api/me", "{\"name\":\"%s\"}".formatted(name.replace("A", "a")))
                .statusCode())
        .isEqualTo(400);
    assertThat(eve.write("POST", "/api/account", named("password", WORDS)).statusCode())
        .isEqualTo(400);
    assertThat(ann.write("PUT", "/api/me", "{\"name\":\"%s bis\"}".formatted(name)).statusCode())
        .isEqualTo(200);
    assertThat(eve.write("POST", "/api/account", named("password", WORDS)).statusCode())
        .as("the old name is free")
        .isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "short", "password123", "Sunshine!2024", "aaaaaaaaaaaaaa", "1234567890987"})
  void passwords_that_are_tried_first_are_refused(String password) {
    assertThat(ann.write("POST", "/api/account", named("password", password)).statusCode())
        .isEqualTo(400);
  }

  @Test
  void the_only_way_in_is_not_taken_away() throws Exception {
    keep(ann);
    assertThat(change(ann, "password", "")).isEqualTo(400);
    assertThat(change(ann, "password", "autre phrase secrète")).isEqualTo(200);
    assertThat(enter(SERVED.guest(), "password", WORDS)).isEqualTo(400);
    assertThat(enter(SERVED.guest(), "password", "autre phrase secrète")).isEqualTo(200);
    assertThat(enter(SERVED.guest(), "password", "autre phrase secre\u0300te"))
        .as("a keyboard that composes the accent")
        .isEqualTo(200);
  }

  @Test
  void trying_passwords_is_slowed_for_a_name() {
    keep(ann);
    var codes =
        IntStream.range(0, 30).map(_ -> enter(SERVED.guest(), "password", "wrong words")).boxed();
    assertThat(codes.toList()).contains(400, 429);
  }

  @Test
  void one_other_device_becomes_the_same_guest_once() {
    ann.create("\"opponent\":\"screen\"");
    var carry = read(ann.write("POST", "/api/carry", "{}").body());
    assertThat(carry.get("address").isNull()).as("127.0.0.1 leads nowhere").isTrue();
    var phone = SERVED.guest();
    phone.create("\"opponent\":\"screen\"");
    phone.create("\"opponent\":\"screen\"");
    String body = "{\"token\":\"%s\",\"take\":%%s}".formatted(carry.get("token").stringValue());
    var comer = read(phone.write("PUT", "/api/carry", body.formatted(false)).body());
    assertThat(comer.get("games").intValue()).isEqualTo(1);
    assertThat(comer.get("left").intValue()).isEqualTo(2);
    assertThat(me(phone)).as("only asked").isNotEqualTo(me(ann));
    assertThat(waits(ann, body)).isEqualTo(200);
    assertThat(waits(phone, body)).as("of another's code one hears nothing").isEqualTo(409);
    assertThat(phone.write("PUT", "/api/carry", body.formatted(true)).statusCode()).isEqualTo(200);
    assertThat(me(phone)).isEqualTo(me(ann));
    assertThat(SERVED.guest().write("PUT", "/api/carry", body.formatted(true)).statusCode())
        .isEqualTo(409);
    assertThat(waits(ann, body)).as("it was used").isEqualTo(409);
  }

  private static int waits(Visitor visitor, String body) {
    return visitor.write("POST", "/api/carry/waiting", body.formatted(false)).statusCode();
  }

  @Test
  void an_account_is_carried_as_a_session_of_its_own() {
    keep(ann);
    var carry = read(ann.write("POST", "/api/carry", "{}").body());
    var phone = SERVED.guest();
    phone.write(
        "PUT",
        "/api/carry",
        "{\"token\":\"%s\",\"take\":true}".formatted(carry.get("token").stringValue()));
    assertThat(me(phone)).isEqualTo(me(ann));
    assertThat(ann.json("/api/account").get("sessions")).hasSize(2);
  }

  @Test
  void an_account_is_exported_and_deleted_and_its_games_stay() {
    String match = ann.create("\"opponent\":\"screen\"");
    keep(ann);
    var exported = ann.json("/api/account/export");
    assertThat(exported.get("account").get("name").stringValue()).isEqualTo(name);
    assertThat(exported.get("matches").get(0).get("record").stringValue()).contains(name);
    String id = me(ann);
    var old = ann.moved(SERVED.port());
    assertThat(change(ann, "delete", "Somebody else")).isEqualTo(400);
    assertThat(change(ann, "delete", name)).isEqualTo(200);
    assertThat(me(ann)).isNotEqualTo(id);
    assertThat(me(old)).isNotEqualTo(id);
    assertThat(enter(SERVED.guest(), "password", WORDS)).isEqualTo(400);
    var sheet = ann.json("/api/matches/" + match);
    assertThat(sheet.get("seats").get(0).get("kind").stringValue()).isEqualTo("gone");
    assertThat(sheet.toString()).doesNotContain(name);
    assertThat(sheet.get("outcome").isNull()).as("resigned").isFalse();
    keep(SERVED.guest());
  }

  @Test
  void a_change_that_there_isn_t_changes_nothing() {
    keep(ann);
    for (String what : List.of("", "name", "Delete", "delete "))
      assertThat(change(ann, what, name)).as(what).isBetween(400, 499);
    assertThat(ann.write("PUT", "/api/account", "{\"text\":\"%s\"}".formatted(name)).statusCode())
        .isBetween(400, 499);
    assertThat(ann.json("/api/account").get("kept").booleanValue()).isTrue();
  }

  @Test
  void half_a_proof_proves_nothing() {
    keep(ann);
    for (String half : List.of("{}", "{\"name\":\"%s\"}", "{\"name\":\"%s\",\"password\":null}"))
      assertThat(SERVED.guest().write("POST", "/api/session", half.formatted(name)).statusCode())
          .as(half)
          .isEqualTo(400);
    assertThat(SERVED.guest().write("POST", "/api/session", "{\"id\":\"AA\"}").body())
        .contains("challenge");
  }

  @Test
  void nothing_of_an_account_is_told_to_others() {
    keep(ann);
    var eve = SERVED.guest();
    assertThat(eve.get("/api/account").body()).doesNotContain(name);
    assertThat(change(eve, "codes", "")).isEqualTo(400);
    assertThat(change(eve, "password", WORDS)).isEqualTo(400);
    assertThat(eve.write("DELETE", "/api/session", "{}").statusCode()).isEqualTo(400);
  }
}
