package fr.zizanie.server.feeds;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * What date was told of what a feed says: what leaves a feed leaves no date in it, so another
 * answer gets another date. Safe for many threads.
 */
final class Since {
  /** So many feeds are remembered; of one that isn't nothing was told. */
  private static final int MOST = 10_000;

  /** What a feed said, and of which second that was told to be. */
  private record Told(String tag, long second) {}

  private final SequencedMap<String, Told> known = new LinkedHashMap<>(16, 0.75f, true);

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
    if (known.size() > MOST) known.pollFirstEntry();
    return new Dated(second, false);
  }
}
