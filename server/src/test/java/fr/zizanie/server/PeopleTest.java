package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** People who follow, avoid and challenge each other, over HTTP. */
class PeopleTest {
  @RegisterExtension private static final Served SERVED = Served.crowded();

  private static final String MATCH =
      "{\"game\":\"mutation\",\"options\":{},\"opponent\":\"friend\",\"begin\":\"seated\"}";

  private Visitor ann;
  private Visitor bob;

  @BeforeEach
  void come() {
    ann = SERVED.named("Anne");
    bob = SERVED.named("Bob");
  }

  /** {@return a match at which both sit and play} */
  private static String met(Visitor one, Visitor other) {
    String match = one.create("\"opponent\":\"friend\"");
    assertThat(sit(other, match).statusCode()).isEqualTo(200);
    return match;
  }

  private static HttpResponse<String> sit(Visitor visitor, String match) {
    return visitor.write("POST", "/api/matches/" + match + "/seat", "{}");
  }

  /** {@return what somebody calls who sits opposite} */
  private static String opposite(Visitor visitor, String match) {
    return visitor.json("/api/matches/" + match + "/opposite").get("id").stringValue();
  }

  private static HttpResponse<String> make(Visitor who, String person, String what, boolean on) {
    return who.write(
        "PUT",
        "/api/people",
        "{\"person\":\"%s\",\"what\":\"%s\",\"on\":%s}".formatted(person, what, on));
  }

  private static HttpResponse<String> challenge(Visitor by, String person) {
    return by.write("POST", "/api/people/" + person + "/challenges", MATCH);
  }

  private static HttpResponse<String> asks(Visitor who, String whom) {
    return who.write("PUT", "/api/people/asks", "{\"who\":\"" + whom + "\"}");
  }

  private static String code(HttpResponse<String> refused) {
    assertThat(refused.statusCode()).isGreaterThanOrEqualTo(400);
    return Visitor.MAPPER.readTree(refused.body()).get("error").get("code").stringValue();
  }

  private static List<JsonNode> people(Visitor who) {
    return who.json("/api/people").get("people").valueStream().toList();
  }

  @Test
  void two_who_met_become_friends() {
    String match = met(ann, bob);
    String hers = opposite(ann, match);
    String his = opposite(bob, match);
    assertThat(hers).isNotEqualTo(his).isNotEqualTo(bob.json("/api/me").get("id").stringValue());
    assertThat(make(ann, hers, "follow", true).statusCode()).isEqualTo(200);
    var known = people(bob).getFirst();
    assertThat(known.get("name").stringValue()).isEqualTo("Anne");
    assertThat(known.get("followed").booleanValue()).isTrue();
    assertThat(known.get("follows").booleanValue()).isFalse();
    make(bob, his, "follow", true);
    assertThat(people(ann).getFirst().get("follows").booleanValue()).isTrue();
    assertThat(people(ann).getFirst().get("followed").booleanValue()).isTrue();
    make(bob, his, "follow", false);
    assertThat(people(ann).getFirst().get("followed").booleanValue()).isFalse();
  }

  @Test
  void who_is_not_there_can_not_be_reached() {
    String match = ann.create("\"opponent\":\"friend\"");
    assertThat(code(ann.get("/api/matches/" + match + "/opposite"))).isEqualTo("not-seated");
    String played = met(ann, bob);
    assertThat(code(SERVED.guest().get("/api/matches/" + played + "/opposite")))
        .isEqualTo("not-seated");
    String alias = opposite(ann, played);
    assertThat(code(make(SERVED.guest(), alias, "follow", true)))
        .as("another’s name for somebody")
        .isEqualTo("bad-field");
    assertThat(code(make(ann, "", "follow", true))).isEqualTo("bad-field");
    assertThat(code(make(ann, alias, "marry", true))).isEqualTo("bad-field");
    assertThat(code(asks(ann, "nobody"))).isEqualTo("bad-field");
  }

  @Test
  void who_has_no_cookie_knows_nobody() {
    assertThat(code(new Visitor(SERVED.port()).get("/api/people"))).isEqualTo("bad-field");
    assertThat(code(new Visitor(SERVED.port()).get("/api/challenges"))).isEqualTo("bad-field");
    assertThat(code(asks(new Visitor(SERVED.port()), "anybody"))).isEqualTo("bad-field");
    assertThat(
            code(
                new Visitor(SERVED.port())
                    .write("PUT", "/api/people/wishes", "{\"game\":\"mutation\",\"on\":true}")))
        .isEqualTo("bad-field");
  }

  @Test
  void an_account_is_found_by_its_name_and_a_guest_is_not() {
    String name = "Zoé " + System.nanoTime() % 100_000;
    var zoe = SERVED.guest();
    zoe.write(
        "POST",
        "/api/account",
        "{\"name\":\"%s\",\"password\":\"agrafe moulin tisane\"}".formatted(name));
    String follow = "{\"name\":\"%s\",\"what\":\"follow\",\"on\":true}";
    var found = ann.write("PUT", "/api/people", follow.formatted(name));
    assertThat(found.statusCode()).isEqualTo(200);
    assertThat(people(ann).getFirst().get("kind").stringValue()).isEqualTo("account");
    assertThat(code(ann.write("PUT", "/api/people", follow.formatted("Bob"))))
        .isEqualTo("bad-field");
    assertThat(code(zoe.write("PUT", "/api/people", follow.formatted(name))))
        .as("oneself")
        .isEqualTo("bad-field");
  }

  @Test
  void a_challenge_is_accepted_by_whom_it_is_for_and_nobody_else() {
    String person = opposite(ann, met(ann, bob));
    var asked = challenge(ann, person);
    assertThat(asked.statusCode()).isEqualTo(200);
    String match = Visitor.MAPPER.readTree(asked.body()).get("id").stringValue();
    var told = bob.json("/api/challenges").get(0);
    assertThat(told.get("id").stringValue()).isEqualTo(match);
    assertThat(told.get("name").stringValue()).isEqualTo("Anne");
    assertThat(told.get("mine").booleanValue()).isFalse();
    assertThat(ann.json("/api/challenges").get(0).get("mine").booleanValue()).isTrue();
    assertThat(code(sit(SERVED.guest(), match))).isEqualTo("seat-kept");
    assertThat(SERVED.guest().write("DELETE", "/api/challenges/" + match, "{}").statusCode())
        .isEqualTo(404);
    assertThat(sit(bob, match).statusCode()).isEqualTo(200);
    assertThat(bob.json("/api/challenges")).isEmpty();
    assertThat(bob.json("/api/matches/" + match).get("type").stringValue()).isEqualTo("sheet");
    assertThat(code(bob.write("DELETE", "/api/challenges/" + match, "{}")))
        .isEqualTo("unknown-match");
  }

  @Test
  void a_challenge_that_is_declined_or_withdrawn_is_gone() {
    String person = opposite(ann, met(ann, bob));
    for (Visitor end : List.of(bob, ann)) {
      String match = Visitor.MAPPER.readTree(challenge(ann, person).body()).get("id").stringValue();
      var waiting = ann.call(match);
      assertThat(end.write("DELETE", "/api/challenges/" + match, "{}").statusCode()).isEqualTo(200);
      assertThat(
              waiting
                  .until(m -> m.get("type").stringValue().equals("refused"))
                  .get("error")
                  .get("code")
                  .stringValue())
          .isEqualTo("unknown-match");
      assertThat(code(ann.get("/api/matches/" + match))).isEqualTo("unknown-match");
      assertThat(code(sit(bob, match))).isEqualTo("unknown-match");
      assertThat(ann.json("/api/challenges")).isEmpty();
      assertThat(bob.json("/api/challenges")).isEmpty();
    }
  }

  @Test
  void only_so_many_challenges_wait_for_one_person() {
    String person = opposite(ann, met(ann, bob));
    for (int i = 0; i < 3; i++) assertThat(challenge(ann, person).statusCode()).isEqualTo(200);
    int before = ann.json("/api/matches").size();
    assertThat(code(challenge(ann, person))).isEqualTo("too-many");
    assertThat(ann.json("/api/matches")).as("the match that was one too many").hasSize(before);
    bob.write(
        "DELETE",
        "/api/challenges/" + bob.json("/api/challenges").get(0).get("id").stringValue(),
        "{}");
    assertThat(challenge(ann, person).statusCode()).isEqualTo(200);
  }

  @Test
  void a_challenge_begins_when_somebody_has_answered() {
    String person = opposite(ann, met(ann, bob));
    String path = "/api/people/" + person + "/challenges";
    assertThat(code(ann.write("POST", path, MATCH.replace("seated", "now"))))
        .isEqualTo("bad-field");
    assertThat(code(ann.write("POST", path, MATCH.replace("friend", "screen"))))
        .isEqualTo("bad-field");
  }

  @Test
  void one_says_who_may_ask_and_who_may_not_hears_the_same_as_who_is_blocked() {
    String match = met(ann, bob);
    String person = opposite(ann, match);
    assertThat(bob.json("/api/people").get("asks").stringValue()).isEqualTo("known");
    asks(bob, "friends");
    var closed = challenge(ann, person);
    assertThat(code(closed)).isEqualTo("no-challenge");
    asks(bob, "anybody");
    assertThat(challenge(ann, person).statusCode()).isEqualTo(200);
    make(bob, opposite(bob, match), "block", true);
    assertThat(ann.json("/api/challenges")).as("what waited is gone").isEmpty();
    var blocked = challenge(ann, person);
    assertThat(blocked.statusCode()).isEqualTo(closed.statusCode());
    assertThat(blocked.body()).isEqualTo(closed.body());
    asks(bob, "friends");
    make(bob, opposite(bob, match), "block", false);
    make(bob, opposite(bob, match), "follow", true);
    make(ann, person, "follow", true);
    assertThat(challenge(ann, person).statusCode()).as("friends").isEqualTo(200);
  }

  @Test
  void who_is_blocked_sits_at_no_table_of_whom_they_are_blocked_by() {
    String match = met(ann, bob);
    make(ann, opposite(ann, match), "block", true);
    for (String begin : List.of("now", "seated", "ready")) {
      String more = "\"opponent\":\"friend\",\"begin\":\"" + begin + "\"";
      var hers = sit(bob, ann.create(more));
      assertThat(code(hers)).isEqualTo("seat-kept");
      assertThat(code(sit(ann, bob.create(more)))).isEqualTo("seat-kept");
      assertThat(sit(SERVED.guest(), ann.create(more)).statusCode()).isEqualTo(200);
    }
    var third = SERVED.guest();
    String kept = opposite(third, met(third, ann));
    String challenged =
        Visitor.MAPPER.readTree(challenge(third, kept).body()).get("id").stringValue();
    assertThat(sit(bob, challenged).body())
        .as("a seat that is kept for somebody sounds the same")
        .isEqualTo(sit(bob, ann.create("\"opponent\":\"friend\",\"begin\":\"seated\"")).body());
  }

  @Test
  void what_is_blocked_is_told_to_nobody() {
    String match = met(ann, bob);
    make(bob, opposite(bob, match), "follow", true);
    String before = bob.get("/api/people").body();
    String opposite = bob.get("/api/matches/" + match + "/opposite").body();
    make(ann, opposite(ann, match), "block", true);
    assertThat(bob.get("/api/people").body()).isEqualTo(before);
    assertThat(bob.get("/api/matches/" + match + "/opposite").body()).isEqualTo(opposite);
    assertThat(people(ann).getFirst().get("blocked").booleanValue()).isTrue();
    assertThat(people(ann).getFirst().get("followed").booleanValue()).isFalse();
  }

  @Test
  void one_waits_for_a_game_or_no_longer() {
    String path = "/api/people/wishes";
    assertThat(ann.write("PUT", path, "{\"game\":\"felon\",\"on\":true}").statusCode())
        .isEqualTo(200);
    var wishes = ann.json("/api/people").get("wishes");
    assertThat(wishes).hasSize(1);
    assertThat(wishes.get(0).get("game").stringValue()).isEqualTo("felon");
    ann.write("PUT", path, "{\"game\":\"felon\",\"on\":false}");
    assertThat(ann.json("/api/people").get("wishes")).isEmpty();
    assertThat(code(ann.write("PUT", path, "{\"game\":\"poker\",\"on\":true}")))
        .isEqualTo("unknown-game");
  }

  @Test
  void what_one_may_take_away_says_whom_one_knows() {
    String match = met(ann, bob);
    make(ann, opposite(ann, match), "follow", true);
    challenge(ann, opposite(ann, match));
    var all = ann.json("/api/account/export");
    assertThat(all.get("people").get("people").get(0).get("name").stringValue()).isEqualTo("Bob");
    assertThat(all.get("challenges")).hasSize(1);
  }

  @Test
  void an_account_that_goes_takes_its_challenges_along() {
    String person = opposite(ann, met(ann, bob));
    String match = Visitor.MAPPER.readTree(challenge(ann, person).body()).get("id").stringValue();
    ann.write("PUT", "/api/account", "{\"what\":\"delete\",\"text\":\"Anne\"}");
    assertThat(bob.json("/api/challenges")).isEmpty();
    assertThat(code(sit(bob, match))).isEqualTo("unknown-match");
  }
}
