package fr.zizanie.server.feeds;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.server.notifications.NotificationSentence;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;

/** What somebody has to do until when, as a calendar (RFC 5545): its last hour is an event. */
public final class Calendar {
  /** Its media type. */
  public static final String TYPE = "text/calendar";

  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'");
  private static final long HOUR = Duration.ofHours(1).toMillis();

  /** A calendar has one component at least (RFC 5545, 3.6). */
  private static final List<String> ZONE =
      List.of(
          "BEGIN:VTIMEZONE",
          "TZID:UTC",
          "BEGIN:STANDARD",
          "DTSTART:19700101T000000",
          "TZOFFSETFROM:+0000",
          "TZOFFSETTO:+0000",
          "END:STANDARD",
          "END:VTIMEZONE");

  /** How many bytes a line has at most. */
  private static final int WIDE = 75;

  /**
   * A turn of somebody's in a match by days.
   *
   * @param match its id
   * @param actions how many were made before: another turn is another event
   * @param other the name of the other player, as given; it may be empty
   * @param updated when the turn began
   * @param due until when it lasts; both in milliseconds since 1970
   */
  public record Turn(
      String match, String game, int actions, String other, long updated, long due) {}

  private final FeedOwner reader;
  private final StringBuilder out = new StringBuilder();

  private Calendar(FeedOwner reader) {
    this.reader = reader;
  }

  /** {@return the calendar of these turns} */
  public static String of(FeedOwner reader, List<Turn> turns) {
    var calendar = new Calendar(reader);
    calendar.write(turns);
    return calendar.out.toString();
  }

  /** {@return when the latest turn began, or the feed was made} */
  public static long updated(FeedOwner reader, List<Turn> turns) {
    return turns.stream().mapToLong(Turn::updated).reduce(reader.feed().since(), Math::max);
  }

  private void write(List<Turn> turns) {
    String name = escaped(reader.in(new Words("Zizanie : à vous de jouer", "Zizanie: your turns")));
    line("BEGIN:VCALENDAR");
    line("VERSION:2.0");
    line("PRODID:-//Zizanie//Zizanie//" + (reader.feed().language().equals("fr") ? "FR" : "EN"));
    line("CALSCALE:GREGORIAN");
    line("NAME:" + name);
    line("X-WR-CALNAME:" + name);
    line("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
    for (Turn turn : turns) event(turn);
    if (turns.isEmpty()) ZONE.forEach(this::line);
    line("END:VCALENDAR");
  }

  private void event(Turn turn) {
    String link = reader.home() + "/g/" + turn.match();
    line("BEGIN:VEVENT");
    line(
        "UID:"
            + turn.match()
            + "-"
            + turn.actions()
            + "-"
            + reader.mark()
            + "@"
            + reader.home().getHost());
    line("DTSTAMP:" + time(turn.updated()));
    line("DTSTART:" + time(turn.due() - HOUR));
    line("DTEND:" + time(turn.due()));
    line("SUMMARY:" + escaped(summary(turn)));
    line("DESCRIPTION:" + escaped(link));
    line("URL:" + link);
    line("TRANSP:TRANSPARENT");
    line("END:VEVENT");
  }

  private String summary(Turn turn) {
    String title = reader.titles().apply(turn.game());
    String other = NotificationSentence.isolated(NotificationSentence.seen(turn.other()));
    return other.isEmpty()
        ? title + reader.in(new Words(" : à vous de jouer", ": your turn"))
        : title
            + reader.in(new Words(" : à vous de jouer contre ", ": your turn against "))
            + other;
  }

  private static String time(long millis) {
    return TIME.format(Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC));
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n");
  }

  /** A line, folded where it would be too long and never within a character. */
  private void line(String text) {
    int wide = 0;
    for (int c : text.codePoints().toArray()) {
      String one = Character.toString(c);
      int more = one.getBytes(UTF_8).length;
      if (wide + more > WIDE) {
        out.append("\r\n ");
        wide = 1;
      }
      out.append(one);
      wide += more;
    }
    out.append("\r\n");
  }
}
