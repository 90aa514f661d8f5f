package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Cards and decks that an account keeps, for its owner alone. */
class CreationsTest {
  @RegisterExtension private static final Served SERVED = Served.crowded();

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String WORDS = "agrafe moulin tisane";
  private static int people;

  private Visitor ann;
  private String name = "";

  @BeforeEach
  void come() {
    ann = SERVED.guest();
    name = "Cléa " + ++people;
    assertThat(ann.write("POST", "/api/account", named()).statusCode()).isEqualTo(200);
  }

  private String named() {
    return "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, WORDS);
  }

  private Visitor phone() {
    var phone = SERVED.guest();
    assertThat(phone.write("POST", "/api/session", named()).statusCode()).isEqualTo(200);
    return phone;
  }

  private static String card(String fr, String en) {
    return """
    {"no":100,"timing":"POST","name":{"fr":"%s","en":"%s"},"text":{"fr":"t","en":"t"},\
    "params":[["mine","pawn"]],"effect":[["shield",1]]}\
    """
        .formatted(fr, en);
  }

  private static String deck(String origin) {
    return """
    {"id":"club","origin":"%s","size":10,"cards":[{"id":"troc","copies":10,\
    "keep":"RESERVE","timing":"INSTEAD","effect":[{"op":"SWAP","a":{"colour":"SELF"},\
    "b":{"colour":"OPP"},"d1":1}]}]}\
    """
        .formatted(origin);
  }

  private static HttpResponse<String> keep(Visitor who, String game, String text) {
    return who.write("POST", "/api/creations", sent(game, text, 0));
  }

  private static HttpResponse<String> edit(Visitor who, JsonNode one, String text) {
    String body = sent(one.get("game").stringValue(), text, one.get("version").intValue());
    return who.write("PUT", "/api/creations/" + one.get("id").stringValue(), body);
  }

  private static HttpResponse<String> drop(Visitor who, JsonNode one) {
    String body = "{\"version\":%d}".formatted(one.get("version").intValue());
    return who.write("DELETE", "/api/creations/" + one.get("id").stringValue(), body);
  }

  private static String sent(String game, String text, int version) {
    return "{\"game\":\"%s\",\"text\":%s,\"version\":%d}"
        .formatted(game, MAPPER.writeValueAsString(text), version);
  }

  private static JsonNode kept(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return MAPPER.readTree(answer.body());
  }

  private static List<String> names(Visitor who) {
    return who.json("/api/creations")
        .valueStream()
        .map(one -> one.at("/name/en").stringValue())
        .toList();
  }

  private static List<String> texts(Visitor who) {
    return who.json("/api/creations")
        .valueStream()
        .map(one -> one.get("text").stringValue())
        .toList();
  }

  private static String code(HttpResponse<String> answer) {
    return MAPPER.readTree(answer.body()).get("error").get("code").stringValue();
  }

  @Test
  void what_one_device_keeps_another_one_has() {
    keep(ann, "ironpond", card("Mur", "Wall"));
    keep(ann, "tsunami", deck("Club de Nantes"));
    assertThat(names(phone())).containsExactlyInAnyOrder("Wall", "Club de Nantes");
    assertThat(texts(ann)).contains(card("Mur", "Wall"));
    keep(ann, "ironpond", card("Mur", "Wall"));
    assertThat(names(ann)).as("the same twice is kept once").hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({"ironpond,Wall,Wall (2)", "tsunami,Wall,Wall (2)"})
  void an_edit_of_an_older_version_becomes_a_second_copy(String game, String one, String two) {
    var phone = phone();
    var first = kept(keep(ann, game, text(game, one, "1")));
    kept(edit(ann, first, text(game, one, "2")));
    var other = kept(edit(phone, first, text(game, one, "3")));
    assertThat(other.get("id")).isNotEqualTo(first.get("id"));
    assertThat(other.get("version").intValue()).isEqualTo(1);
    assertThat(names(ann)).containsExactlyInAnyOrder(one, two);
    assertThat(texts(ann)).contains(text(game, one, "2"));
    kept(edit(phone, first, text(game, one, "3")));
    assertThat(names(ann)).as("asked again, since no answer came").hasSize(2);
    kept(edit(phone, first, text(game, one, "4")));
    assertThat(names(ann)).contains("Wall (3)");
    var second = kept(edit(phone, other, other.get("text").stringValue().replace("3", "5")));
    assertThat(second.get("id")).isEqualTo(other.get("id"));
    assertThat(second.get("version").intValue()).isEqualTo(2);
  }

  @Test
  void an_edit_for_another_game_leaves_what_stands_and_is_kept_beside_it() {
    var card = kept(keep(ann, "ironpond", card("Mur", "Wall")));
    String body = sent("tsunami", deck("Club"), card.get("version").intValue());
    var other = kept(ann.write("PUT", "/api/creations/" + card.get("id").stringValue(), body));
    assertThat(other.get("id")).isNotEqualTo(card.get("id"));
    assertThat(other.get("game").stringValue()).isEqualTo("tsunami");
    assertThat(ann.json("/api/creations").valueStream().toList())
        .containsExactlyInAnyOrder(card, other);
  }

  private static String text(String game, String title, String mark) {
    return game.equals("tsunami")
        ? deck(title).replace("\"troc\"", "\"troc" + mark + "\"")
        : card("Mur", title).replace("\"t\"", "\"t" + mark + "\"");
  }

  @Test
  void what_was_deleted_elsewhere_and_edited_here_comes_back() {
    var one = kept(keep(ann, "ironpond", card("Mur", "Wall")));
    drop(phone(), one);
    kept(edit(ann, one, card("Mur", "Wall 9")));
    assertThat(names(ann)).containsExactly("Wall 9");
  }

  @Test
  void what_changed_elsewhere_is_not_deleted_unseen() {
    var one = kept(keep(ann, "ironpond", card("Mur", "Wall")));
    var next = kept(edit(phone(), one, card("Mur", "High wall")));
    assertThat(code(drop(ann, one))).isEqualTo("changed");
    assertThat(names(ann)).containsExactly("High wall");
    assertThat(drop(ann, next).statusCode()).isEqualTo(200);
    assertThat(names(ann)).isEmpty();
  }

  @Test
  void a_guest_keeps_none_and_is_told_what_to_do() {
    var guest = SERVED.guest();
    var refused = keep(guest, "ironpond", card("Mur", "Wall"));
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("Create an account first");
    assertThat(guest.get("/api/creations").body()).isEqualTo("[]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "projet-1",
        "none",
        "{\"id\":\"x\",\"size\":0,\"cards\":[]}",
        "{\"no\":100}",
        "null",
        "\0",
        "\ud800"
      })
  void what_its_game_does_not_read_is_refused_in_words(String text) {
    for (String game : List.of("ironpond", "tsunami")) {
      var answer = keep(ann, game, text);
      assertThat(answer.statusCode()).as(game).isEqualTo(400);
      assertThat(MAPPER.readTree(answer.body()).at("/error/message/fr").stringValue()).isNotBlank();
    }
    assertThat(names(ann)).isEmpty();
  }

  @Test
  void a_refusal_names_the_place_and_several_cards_are_no_card() {
    assertThat(keep(ann, "ironpond", card("", "Wall")).body()).contains("custom[0].name.fr");
    assertThat(keep(ann, "tsunami", deck("x").replace("SWAP", "SWIM")).body())
        .contains("cards[0].effect[0].op");
    String two = card("a", "a") + "," + card("b", "b").replace("100", "101");
    assertThat(keep(ann, "ironpond", two).statusCode()).isEqualTo(400);
    for (String game : List.of("felon", "mutation", "chess"))
      assertThat(code(keep(ann, game, card("a", "a")))).isEqualTo("unknown-game");
  }

  @Test
  void there_is_room_for_a_hundred_and_for_so_many_bytes() {
    String blank = " ".repeat(60_000);
    assertThat(code(keep(ann, "ironpond", card("a", "a") + blank + " ".repeat(6_000))))
        .isEqualTo("too-long");
    for (int k = 0; k < 17; k++) kept(keep(ann, "ironpond", card("a", "a" + k) + blank));
    var full = keep(ann, "ironpond", card("a", "last") + blank);
    assertThat(code(full)).isEqualTo("no-room");
    assertThat(full.body()).contains("delete some first");
    for (int k = 17; k < 100; k++) kept(keep(ann, "ironpond", card("a", "a" + k)));
    assertThat(code(keep(ann, "ironpond", card("a", "last")))).isEqualTo("no-room");
    var one = ann.json("/api/creations").get(99);
    kept(edit(ann, one, card("a", "an edit takes its own room")));
  }

  @Test
  void nobody_else_reads_changes_or_deletes_what_an_account_keeps() {
    var one = kept(keep(ann, "ironpond", card("Secret", "Secret")));
    var eve = SERVED.guest();
    eve.write("POST", "/api/account", named().replace(name, "Ève " + people));
    for (Visitor who : List.of(eve, SERVED.guest())) {
      assertThat(who.get("/api/creations").body()).isEqualTo("[]");
      assertThat(who.get("/api/creations/" + one.get("id").stringValue()).statusCode())
          .isEqualTo(405);
      assertThat(who.get("/api/account/export").body()).doesNotContain("Secret");
    }
    var never = MAPPER.readTree(one.toString().replace(one.get("id").stringValue(), "never"));
    assertThat(drop(eve, one).body())
        .as("as if it weren’t there")
        .isEqualTo(drop(eve, never).body());
    var own = kept(edit(eve, one, card("a", "hers")));
    assertThat(own.get("id")).isNotEqualTo(one.get("id"));
    assertThat(names(eve)).containsExactly("hers");
    assertThat(ann.json("/api/creations").valueStream().collect(Collectors.toList()))
        .containsExactly(one);
  }

  @Test
  void they_are_in_the_export_and_go_with_the_account() {
    keep(ann, "ironpond", card("Mur", "Wall"));
    var exported = ann.json("/api/account/export").get("creations");
    assertThat(exported).isEqualTo(ann.json("/api/creations"));
    assertThat(
            ann.write(
                    "PUT", "/api/account", "{\"what\":\"delete\",\"text\":\"%s\"}".formatted(name))
                .statusCode())
        .isEqualTo(200);
    assertThat(ann.get("/api/creations").body()).isEqualTo("[]");
    assertThat(ann.write("POST", "/api/account", named()).statusCode()).isEqualTo(200);
    assertThat(ann.get("/api/creations").body()).as("of the next of that name").isEqualTo("[]");
  }

  @Test
  void whoever_is_signed_out_changes_nothing_and_sees_nothing() {
    var one = kept(keep(ann, "ironpond", card("Mur", "Wall")));
    var phone = phone();
    var copy = phone.moved(SERVED.port());
    phone.write("DELETE", "/api/session", "{}");
    assertThat(phone.get("/api/creations").body()).isEqualTo("[]");
    assertThat(copy.get("/api/creations").body()).isEqualTo("[]");
    assertThat(edit(copy, one, card("a", "a")).statusCode()).isEqualTo(400);
    assertThat(drop(copy, one).statusCode()).isBetween(400, 499);
    assertThat(names(ann)).containsExactly("Wall");
  }

  @Test
  void no_cache_keeps_them() {
    keep(ann, "ironpond", card("Mur", "Wall"));
    assertThat(ann.get("/api/creations").headers().firstValue("Cache-Control"))
        .contains("no-store");
  }

  @Test
  void a_match_keeps_the_text_that_it_was_agreed_with() {
    var one = kept(keep(ann, "tsunami", deck("Club de Nantes")));
    String word = MAPPER.writeValueAsString(deck("Club-de-Nantes").replace("\n", ""));
    var made =
        ann.write(
            "POST",
            "/api/matches",
            "{\"game\":\"tsunami\",\"options\":{\"deck\":%s},\"opponent\":\"screen\"}"
                .formatted(word));
    String match = kept(made).get("id").stringValue();
    var agreed = ann.json("/api/matches/" + match).get("options");
    assertThat(agreed.toString()).contains("Club-de-Nantes");
    var next = kept(edit(ann, one, deck("Other")));
    assertThat(ann.json("/api/matches/" + match).get("options")).isEqualTo(agreed);
    drop(ann, next);
    assertThat(ann.json("/api/matches/" + match).get("options")).isEqualTo(agreed);
  }
}
