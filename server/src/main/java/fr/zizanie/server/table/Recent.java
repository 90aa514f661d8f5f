package fr.zizanie.server.table;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.sheets.kept.Latest;
import fr.zizanie.sheets.wire.log.Replay;
import fr.zizanie.table.seat.Seats;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What was read of one match last, as long as there is memory for it. One thing is worked out at a
 * time, so that however many ask for a long match cost one processor at most.
 */
final class Recent {
  private static final int MOST = 8;

  /**
   * What is asked for.
   *
   * @param entries how far the match had come
   * @param eyes nobody's for the truth
   */
  record Key(String what, int entries, Seats seats, Optional<Viewer> eyes) {}

  private final Map<Key, SoftReference<Replay>> replays = Latest.of(MOST);
  private final Map<Key, SoftReference<Download>> downloads = Latest.of(MOST);

  synchronized Replay replay(Key key, Supplier<Replay> work) {
    return of(replays, key, work);
  }

  synchronized Download download(Key key, Supplier<Download> work) {
    return of(downloads, key, work);
  }

  private static <T> T of(Map<Key, SoftReference<T>> known, Key key, Supplier<T> work) {
    return Optional.ofNullable(known.get(key))
        .map(SoftReference::get)
        .orElseGet(() -> {
          T made = work.get();
          known.put(key, new SoftReference<>(made));
          return made;
        });
  }
}
