package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.notifications.push.Browser;
import fr.zizanie.testing.Eventually;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** What somebody is told who isn't there, over HTTP. */
class NotificationsTest {
  @RegisterExtension private static final Served SERVED = Served.crowded();

  private static final String PUSH = "/api/notifications/push";
  private static final String SERVICE = "https://fcm.googleapis.com/fcm/send/";

  private final Browser browser = new Browser();
  private Visitor ann;
  private Visitor bob;

  @BeforeEach
  void come() {
    ann = SERVED.named("Anne");
    bob = SERVED.named("Bob");
  }

  private static List<JsonNode> notifications(Visitor who) {
    return who.json("/api/notifications").get("notifications").valueStream().toList();
  }

  private static int news(Visitor who) {
    return who.json("/api/me").get("news").intValue();
  }

  private static HttpResponse<String> seen(Visitor who, long upTo) {
    return who.write("PUT", "/api/notifications/seen", "{\"upTo\":" + upTo + "}");
  }

  private String subscription(String endpoint) {
    return "{\"endpoint\":\"%s\",\"p256dh\":\"%s\",\"auth\":\"%s\",\"language\":\"fr\"}"
        .formatted(endpoint, browser.p256dh(), browser.auth());
  }

  private static List<JsonNode> browsers(Visitor who) {
    return who.json(PUSH).get("browsers").valueStream().toList();
  }

  @Test
  void who_is_away_is_told_that_the_match_begins_with_their_move_until_they_made_it() {
    String match = ann.create("\"opponent\":\"friend\",\"seat\":\"white\"");
    bob.write("POST", "/api/matches/" + match + "/seat", "{}");
    // That he sat down is told first, and gives way to what she is to do.
    Eventually.until(
        "Ann is told that it is her turn",
        () ->
            notifications(ann).stream()
                .map(one -> one.get("kind").stringValue())
                .toList()
                .equals(List.of("turn")));
    assertThat(news(ann)).isEqualTo(1);
    var told = notifications(ann).getFirst();
    assertThat(told.get("match").stringValue()).isEqualTo(match);
    assertThat(told.get("other").stringValue()).isEqualTo("Bob");
    assertThat(told.get("seen").booleanValue()).isFalse();
    assertThat(notifications(bob)).isEmpty();
    long number = told.get("number").longValue();
    assertThat(seen(bob, number).statusCode()).isEqualTo(200);
    assertThat(news(ann)).as("what he has seen is his").isEqualTo(1);
    assertThat(seen(ann, number).statusCode()).isEqualTo(200);
    assertThat(news(ann)).isZero();
    assertThat(notifications(ann).getFirst().get("seen").booleanValue()).isTrue();
    var call = ann.call(match);
    assertThat(call.play("white", "d2d3")).isEqualTo("accepted");
    Eventually.until("it is done", () -> notifications(ann).isEmpty());
    Eventually.until("Bob is told", () -> news(bob) == 1);
    call.hangUp();
    assertThat(ann.json("/api/account/export").get("notifications").get("unseen").intValue())
        .isZero();
    assertThat(bob.json("/api/account/export").get("notifications").get("unseen").intValue())
        .isEqualTo(1);
  }

  @Test
  void a_browser_is_told_from_when_it_says_so_until_it_is_ended() {
    assertThat(ann.json(PUSH).get("key").stringValue()).hasSize(87);
    assertThat(ann.json(PUSH).get("matters").size()).isEqualTo(4);
    assertThat(ann.write("POST", PUSH, subscription(SERVICE + "ann")).statusCode()).isEqualTo(200);
    assertThat(browsers(ann)).hasSize(1);
    assertThat(browsers(bob)).isEmpty();
    String told = ann.get(PUSH).body();
    assertThat(told).doesNotContain(SERVICE).doesNotContain(browser.auth());
    String id = browsers(ann).getFirst().get("id").stringValue();
    assertThat(bob.write("DELETE", PUSH + "/" + id, "{}").statusCode()).isEqualTo(400);
    assertThat(ann.write("DELETE", PUSH + "/" + id, "{}").statusCode()).isEqualTo(200);
    assertThat(browsers(ann)).isEmpty();
  }

  @Test
  void what_is_wanted_is_kept() {
    assertThat(ann.write("PUT", PUSH, "{\"matters\":[\"turns\"]}").statusCode()).isEqualTo(200);
    assertThat(ann.json(PUSH).get("matters").toString()).isEqualTo("[\"turns\"]");
    assertThat(bob.json(PUSH).get("matters").size()).isEqualTo(4);
    assertThat(ann.write("PUT", PUSH, "{\"matters\":[\"all\"]}").statusCode()).isEqualTo(400);
    assertThat(ann.json(PUSH).get("matters").toString()).isEqualTo("[\"turns\"]");
  }

  @Test
  void no_address_but_that_of_a_push_service_is_taken_and_no_key_that_is_none() {
    for (String endpoint :
        List.of(
            "http://fcm.googleapis.com/x",
            "https://127.0.0.1/x",
            "https://169.254.169.254/latest",
            "https://evil.example/x",
            SERVICE + "x".repeat(1_000)))
      assertThat(ann.write("POST", PUSH, subscription(endpoint)).statusCode())
          .as(endpoint)
          .isEqualTo(400);
    for (String wrong :
        List.of(
            subscription(SERVICE).replace(browser.p256dh(), browser.p256dh().replace('B', 'C')),
            subscription(SERVICE).replace(browser.auth(), "short"),
            subscription(SERVICE).replace("\"fr\"", "\"de\""),
            "{}")) assertThat(ann.write("POST", PUSH, wrong).statusCode()).as(wrong).isEqualTo(400);
    assertThat(browsers(ann)).isEmpty();
  }

  @Test
  void who_has_no_cookie_is_told_nothing() {
    var stranger = new Visitor(SERVED.port());
    assertThat(stranger.get("/api/notifications").statusCode()).isEqualTo(400);
    assertThat(stranger.get(PUSH).statusCode()).isEqualTo(400);
  }

  @Test
  void what_runs_without_a_page_comes_as_a_script_that_is_asked_for_each_time() {
    var script = ann.get("/sw.js");
    assertThat(script.statusCode()).isEqualTo(200);
    assertThat(script.headers().firstValue("content-type"))
        .contains("text/javascript; charset=utf-8");
    assertThat(script.headers().firstValue("cache-control")).contains("no-cache");
    assertThat(script.headers().firstValue("content-security-policy").orElseThrow())
        .contains("connect-src 'self'");
    assertThat(script.body()).contains("showNotification").doesNotContain("import ");
  }

  @Test
  void what_a_browser_may_install_is_told_in_both_languages_and_asked_for_each_time() {
    for (String language : List.of("fr", "en")) {
      var manifest = ann.get("/manifest." + language + ".webmanifest");
      assertThat(manifest.statusCode()).isEqualTo(200);
      assertThat(manifest.headers().firstValue("content-type"))
          .contains("application/manifest+json");
      assertThat(manifest.headers().firstValue("cache-control")).contains("no-cache");
    }
    assertThat(ann.get("/icons/maskable.png").headers().firstValue("content-type"))
        .contains("image/png");
    // A page that is open asks by this whether it is still the server's.
    assertThat(ann.get("/version.txt").body()).matches("[0-9a-f]{12}\n");
  }
}
