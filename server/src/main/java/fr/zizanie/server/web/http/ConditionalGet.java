package fr.zizanie.server.web.http;

import static java.time.ZoneOffset.UTC;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** An answer that the client has already isn't sent again (RFC 9110, 13). */
public final class ConditionalGet {
  /** As HTTP writes it (RFC 9110, 5.6.7). */
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH);

  private ConditionalGet() {}

  /**
   * {@return an answer with its marks, or 304 without a body to whoever has it}
   *
   * @param tag another one for another body
   * @param second its date, in seconds since 1970
   * @param sure whether who has this date has this answer and no other
   */
  public static Response of(
      Request request, Response answer, String tag, long second, boolean sure) {
    String mark = "\"" + tag + "\"";
    var known = has(request, mark, second, sure) ? answer.status(304).body(new byte[0]) : answer;
    return known.with("ETag", mark).with("Last-Modified", time(second));
  }

  /**
   * A date counts only where no mark was named (RFC 9110, 13.2.2), and only the very date: what
   * leaves an answer makes it no newer.
   */
  private static boolean has(Request request, String mark, long second, boolean sure) {
    var marks = request.header("if-none-match");
    return marks.isPresent()
        ? marks.get().strip().equals("*")
            || Stream.of(marks.get().split(","))
                .map(one -> one.strip().replaceFirst("^W/", ""))
                .anyMatch(mark::equals)
        : sure
            && request
                .header("if-modified-since")
                .flatMap(ConditionalGet::second)
                .filter(since -> second == since)
                .isPresent();
  }

  private static String time(long second) {
    return TIME.format(Instant.ofEpochSecond(second).atOffset(UTC));
  }

  /** What is no such date is passed over (RFC 9110, 13.1.3). */
  private static Optional<Long> second(String date) {
    try {
      return Optional.of(TIME.withZone(UTC).parse(date.strip(), Instant::from).getEpochSecond());
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}
