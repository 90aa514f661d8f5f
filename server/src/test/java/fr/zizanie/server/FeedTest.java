package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.ObjectMapper;

/** Feeds under secret addresses, as programs read them that know no cookie. */
class FeedTest {
  @RegisterExtension private static final Served SERVED = Served.crowded();

  private Visitor ann;
  private Visitor reader;

  @BeforeEach
  void come() {
    ann = SERVED.guest();
    reader = new Visitor(SERVED.port());
  }

  private String renewed(String kind) {
    var made = ann.write("POST", "/api/feed", "{}");
    assertThat(made.statusCode()).isEqualTo(200);
    return URI.create(new ObjectMapper().readTree(made.body()).get(kind).stringValue()).getPath();
  }

  private static String header(HttpResponse<String> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }

  @Test
  void a_guest_has_feeds_too_until_they_renew_or_end_them() {
    assertThat(ann.json("/api/mail").get("feed").longValue()).isZero();
    String atom = renewed("atom");
    assertThat(ann.json("/api/mail").get("feed").longValue()).isPositive();
    assertThat(reader.get(atom).statusCode()).isEqualTo(200);
    String calendar = renewed("calendar");
    assertThat(reader.get(atom).statusCode()).isEqualTo(404);
    assertThat(reader.get(calendar).statusCode()).isEqualTo(200);
    assertThat(ann.write("DELETE", "/api/feed", "{}").statusCode()).isEqualTo(200);
    assertThat(reader.get(calendar).statusCode()).isEqualTo(404);
    assertThat(ann.json("/api/mail").get("feed").longValue()).isZero();
  }

  @Test
  void they_come_without_a_cookie_are_kept_by_their_reader_alone_and_not_sent_twice() {
    var response = reader.get(renewed("atom"));
    assertThat(header(response, "Content-Type")).isEqualTo("application/atom+xml; charset=utf-8");
    assertThat(header(response, "Cache-Control")).startsWith("private");
    assertThat(header(response, "Set-Cookie")).isEmpty();
    assertThat(header(response, "Last-Modified")).matches("\\w{3}, \\d\\d \\w{3} \\d{4} .* GMT");
    assertThat(reader.cookie()).isEmpty();
    String path = URI.create(response.uri().toString()).getPath();
    var again =
        reader.send(reader.request(path).header("If-None-Match", header(response, "ETag")).GET());
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
  }

  private int since(String path, String date) {
    return reader.send(reader.request(path).header("If-Modified-Since", date).GET()).statusCode();
  }

  @Test
  void who_has_it_by_its_date_is_not_sent_it_again_until_it_says_something_else() {
    var bob = SERVED.named("Bob");
    String match =
        ann.create(
            "\"opponent\":\"friend\",\"begin\":\"seated\",\"seat\":\"white\",\"clock\":\"3d\"");
    bob.write("POST", "/api/matches/" + match + "/seat", "{}");
    String path = renewed("calendar");
    var first = reader.get(path);
    String date = header(first, "Last-Modified");
    assertThat(since(path, date)).isEqualTo(304);
    assertThat(since(path, "Sat, 01 Jan 2000 00:00:00 GMT")).isEqualTo(200);
    assertThat(since(path, "yesterday")).isEqualTo(200);
    var marked =
        reader.request(path).header("If-Modified-Since", date).header("If-None-Match", "\"no\"");
    assertThat(reader.send(marked.GET()).statusCode()).as("a mark counts before").isEqualTo(200);
    for (String marks : List.of("*", "\"a\", W/" + header(first, "ETag")))
      assertThat(
              reader.send(reader.request(path).header("If-None-Match", marks).GET()).statusCode())
          .isEqualTo(304);
    ann.call(match).play("white", "e2e4");
    assertThat(since(path, date)).as("a turn has gone").isEqualTo(200);
    assertThat(since(path, header(reader.get(path), "Last-Modified"))).isEqualTo(304);
    String atom = renewed("atom");
    assertThat(since(atom, header(reader.get(atom), "Last-Modified"))).isEqualTo(304);
  }

  @Test
  void a_calendar_holds_ones_own_turns_and_not_the_others() {
    var bob = SERVED.named("Bob");
    String match =
        ann.create(
            "\"opponent\":\"friend\",\"begin\":\"seated\",\"seat\":\"white\",\"clock\":\"3d\"");
    bob.write("POST", "/api/matches/" + match + "/seat", "{}");
    assertThat(reader.get(renewed("calendar")).body())
        .containsOnlyOnce("BEGIN:VEVENT")
        .contains(match, "Bob");
    ann = bob;
    assertThat(reader.get(renewed("calendar")).body())
        .contains("BEGIN:VCALENDAR")
        .doesNotContain("BEGIN:VEVENT", match);
  }

  @Test
  void what_is_nobodys_is_told_alike() {
    String path = renewed("atom");
    String never = "/feed/" + "x".repeat(path.length() - "/feed/.atom".length()) + ".atom";
    var expected = reader.get(never);
    for (String wrong :
        new String[] {
          path.replace(".atom", ".rss"), path.replace(".atom", ""), path + ".atom", "/feed/.atom"
        }) {
      var response = reader.get(wrong);
      assertThat(response.statusCode()).isEqualTo(404);
      assertThat(response.body()).isEqualTo(expected.body());
    }
  }

  @Test
  void one_secret_is_read_so_often_and_slows_no_other() {
    String path = renewed("calendar");
    ann = SERVED.guest();
    String other = renewed("calendar");
    int last = 200;
    for (int i = 0; i < 60 && last == 200; i++) last = reader.get(path).statusCode();
    assertThat(last).isEqualTo(429);
    assertThat(reader.get(other).statusCode()).isEqualTo(200);
  }

  @Test
  void whoever_is_nobody_yet_has_none() {
    assertThat(reader.write("POST", "/api/feed", "{}").statusCode()).isEqualTo(400);
  }
}
