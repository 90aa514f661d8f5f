package fr.zizanie.server.feeds;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.feeds.Calendar.Turn;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Notification.Kind;
import fr.zizanie.server.store.people.Feeds.Feed;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.net.URI;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import net.fortuna.ical4j.data.CalendarBuilder;
import net.fortuna.ical4j.model.component.VEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Feeds as other programs read them. */
class FeedsTest {
  private static final PlayerId ANN = new PlayerId("ann");
  private static final long NOW = Instant.parse("2026-11-25T08:00:00Z").toEpochMilli();
  private static final String SPACE = "http://www.w3.org/2005/Atom";
  private static final String SELF = "https://play.example.org/feed/x.atom";

  private static FeedOwner reader(String language) {
    return new FeedOwner(
        new Feed(ANN, language, NOW - 5),
        URI.create("https://play.example.org"),
        game -> game.equals("felon") ? "Le Félon" : game);
  }

  private static Inbox.Kept kept(long number, Kind kind, String other, long due) {
    return new Inbox.Kept(
        ANN,
        number,
        NOW + number,
        new Notification(kind, "felon", Optional.of(new MatchId("m" + number)), other, due),
        false);
  }

  private static Document parsed(String xml) throws Exception {
    var factory = DocumentBuilderFactory.newDefaultNSInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml.getBytes(UTF_8)));
  }

  private static String one(Element within, String name) {
    var found = within.getElementsByTagNameNS(SPACE, name);
    assertThat(found.getLength()).as(name).isPositive();
    return found.item(0).getTextContent();
  }

  @Test
  void an_atom_feed_has_what_the_standard_asks_for() throws Exception {
    var notifications =
        List.of(kept(2, Kind.OVER, "Bob", 0), kept(1, Kind.TURN, "Zoé", NOW + 60_000));
    var feed = parsed(AtomFeed.of(reader("fr"), notifications, SELF)).getDocumentElement();
    assertThat(feed.getNamespaceURI()).isEqualTo(SPACE);
    assertThat(one(feed, "id")).startsWith("tag:play.example.org,2026:");
    assertThat(one(feed, "updated")).isEqualTo("2026-11-25T08:00:00.002Z");
    assertThat(one(feed, "name")).isEqualTo("Zizanie");
    var entries = feed.getElementsByTagNameNS(SPACE, "entry");
    assertThat(entries.getLength()).isEqualTo(2);
    var first = (Element) entries.item(0);
    assertThat(one(first, "title")).isEqualTo("Le Félon | Votre partie contre Bob est finie");
    assertThat(one(first, "id")).endsWith("/2");
    var link = (Element) first.getElementsByTagNameNS(SPACE, "link").item(0);
    assertThat(link.getAttribute("href")).isEqualTo("https://play.example.org/g/m2");
    var second = (Element) entries.item(1);
    assertThat(one(second, "summary"))
        .isEqualTo("À vous de jouer contre Zoé. Avant le 25 novembre 2026 à 08:01 UTC.");
    assertThat(
            one(parsed(AtomFeed.of(reader("en"), List.of(), SELF)).getDocumentElement(), "title"))
        .isEqualTo("Zizanie: your games");
  }

  @Test
  void ids_stay_when_the_secret_changes_and_tell_nobodys_id() {
    var notifications = List.of(kept(1, Kind.TURN, "Zoé", 0));
    String one = AtomFeed.of(reader("fr"), notifications, SELF);
    String other = AtomFeed.of(reader("fr"), notifications, "https://play.example.org/feed/y.atom");
    assertThat(one.replace("/x.atom", "/y.atom")).isEqualTo(other);
    assertThat(one).doesNotContain(">ann<", ":ann", "/ann");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "</title><script/>",
        "]]>&amp;\"'",
        "a\u0000b\u0008\uFFFE",
        "x\r\nEND:VEVENT\r\nBEGIN:VEVENT",
        "\uD83D",
        "\u202Eecila",
        "a;b,c\\n",
        "😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀"
      })
  void names_are_names_whatever_stands_in_them(String name) throws Exception {
    var feed = parsed(AtomFeed.of(reader("en"), List.of(kept(1, Kind.TURN, name, 0)), SELF));
    assertThat(feed.getElementsByTagName("script").getLength()).isZero();
    assertThat(feed.getElementsByTagNameNS(SPACE, "entry").getLength()).isEqualTo(1);
    var turn = new Turn("m1", "felon", 3, name, NOW, NOW + 7_200_000);
    assertThat(events(Calendar.of(reader("en"), List.of(turn)))).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "</title><script>h()</script>",
        "]]>&amp;&lt;\"'<!--",
        "<img src=x onerror=h()>",
        "javascript:h()",
        "{{7*7}}${7*7}",
        "a;b,c\\n:\\;",
        "Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301"
      })
  void a_text_is_read_back_as_it_was_written(String name) throws Exception {
    for (String text : List.of(name, name.repeat(80))) {
      String shown = text.substring(0, Math.min(24, text.length()));
      var plain = parsed(AtomFeed.of(reader("en"), List.of(kept(1, Kind.TURN, "Bob", 0)), SELF));
      var feed = parsed(AtomFeed.of(reader("en"), List.of(kept(1, Kind.TURN, text, 0)), SELF));
      assertThat(one(feed.getDocumentElement(), "entry")).contains(shown.strip());
      assertThat(feed.getElementsByTagName("*").getLength())
          .isEqualTo(plain.getElementsByTagName("*").getLength());
      var turn = new Turn("m1", "felon", 3, text, NOW, NOW + 7_200_000);
      var event = events(Calendar.of(reader("en"), List.of(turn))).getFirst();
      assertThat(event.getSummary().getValue()).endsWith(shown.strip());
    }
  }

  /** Each line is bare CR LF, 75 bytes at most; a library for calendars reads the whole. */
  private static List<VEvent> events(String text) throws Exception {
    assertThat(text).endsWith("\r\n").doesNotContainPattern("(?<!\r)\n|\r(?!\n)");
    assertThat(Arrays.stream(text.split("\r\n")).map(line -> line.getBytes(UTF_8).length))
        .allMatch(length -> length <= 75);
    var calendar = new CalendarBuilder().build(new StringReader(text));
    assertThat(calendar.validate().getEntries()).isEmpty();
    return calendar.getComponents("VEVENT");
  }

  @Test
  void a_calendar_has_an_event_for_each_turn_with_a_time() throws Exception {
    var turns =
        IntStream.range(1, 4)
            .mapToObj(
                i -> new Turn("m" + i, "felon", i, "Bob; Zoé, Eve", NOW, NOW + i * 86_400_000L))
            .toList();
    String text = Calendar.of(reader("fr"), turns);
    var events = events(text);
    assertThat(events).hasSize(3);
    var first = events.getFirst();
    assertThat(first.getSummary().getValue())
        .isEqualTo("Le Félon : à vous de jouer contre Bob; Zoé, Eve");
    assertThat(first.getProperty("DTEND").orElseThrow().getValue()).isEqualTo("20261126T080000Z");
    assertThat(first.getProperty("DTSTART").orElseThrow().getValue()).isEqualTo("20261126T070000Z");
    assertThat(first.getProperty("URL").orElseThrow().getValue())
        .isEqualTo("https://play.example.org/g/m1");
    assertThat(events.stream().map(event -> event.getUid().orElseThrow().getValue()).distinct())
        .hasSize(3);
    assertThat(Calendar.of(reader("fr"), turns)).as("stable").isEqualTo(text);
    assertThat(events(Calendar.of(reader("en"), List.of()))).isEmpty();
  }
}
