package fr.zizanie.server.feeds;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.server.people.Secrets;
import fr.zizanie.server.store.people.Feeds.Feed;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * For whom a feed is written.
 *
 * @param home where links lead: scheme, host and perhaps a port
 * @param titles names a game by its id
 */
public record FeedOwner(Feed feed, URI home, UnaryOperator<String> titles) {
  private static final int SHORT = 16;

  String in(Words words) {
    return french() ? words.fr() : words.en();
  }

  private boolean french() {
    return feed.language().equals("fr");
  }

  /** {@return what stands for the reader in the ids of a feed; it proves nothing} */
  String mark() {
    return Secrets.hash("feed|" + feed.player().text()).substring(0, SHORT);
  }

  /** {@return a time as the reader would write it} */
  String day(long millis) {
    String pattern = french() ? "d MMMM yyyy 'à' HH:mm 'UTC'" : "d MMMM yyyy, HH:mm 'UTC'";
    return DateTimeFormatter.ofPattern(pattern, french() ? Locale.FRENCH : Locale.ENGLISH)
        .format(Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC));
  }
}
