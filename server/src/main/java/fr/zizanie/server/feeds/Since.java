package fr.zizanie.server.feeds;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * Since when a feed says what it says, as far as this server has seen: what leaves a feed leaves no
 * date in it. Safe for many threads.
 */
final class Since {
  /** So many feeds are remembered; one that isn't is taken for new. */
  private static final int MOST = 10_000;

  /** What a feed said first at a second. */
  private record First(String tag, long second) {}

  private final InstantSource clock;
  private final SequencedMap<String, First> known = new LinkedHashMap<>(16, 0.75f, true);

  Since(InstantSource clock) {
    this.clock = clock;
  }

  /** {@return since which second, counted from 1970, a feed says what has this tag} */
  synchronized long second(String feed, String tag) {
    var before = known.get(feed);
    if (before != null && before.tag.equals(tag)) return before.second;
    // Two answers of one second have two dates, so that nobody takes one for the other.
    long now = Math.floorDiv(clock.millis(), 1_000);
    long second = before == null ? now : Math.max(now, before.second + 1);
    known.put(feed, new First(tag, second));
    if (known.size() > MOST) known.pollFirstEntry();
    return second;
  }
}
