package fr.zizanie.server.feeds;

import fr.zizanie.sheets.kept.Latest;
import java.util.Map;

/**
 * What date was told of what a feed says: what leaves a feed leaves no date in it, so another
 * answer gets another date. Safe for many threads.
 */
final class Since {
  /** So many feeds are remembered; of one that isn't nothing was told. */
  private static final int MOST = 10_000;

  /** What a feed said, and of which second that was told to be. */
  private record Told(String tag, long second) {}

  private final Map<String, Told> known = Latest.of(MOST);

  /**
   * {@return the date of what has this tag}
   *
   * @param latest of what is in it
   */
  synchronized Dated of(String feed, String tag, long latest) {
    var before = known.get(feed);
    if (before != null && before.tag.equals(tag)) return new Dated(before.second, true);
    long second = before == null ? latest : Math.max(latest, before.second + 1);
    known.put(feed, new Told(tag, second));
    return new Dated(second, false);
  }
}
