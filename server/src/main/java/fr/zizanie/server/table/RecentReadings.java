package fr.zizanie.server.table;

import fr.zizanie.sheets.kept.Latest;
import fr.zizanie.sheets.wire.log.Replay;
import fr.zizanie.table.reading.Download;
import fr.zizanie.table.reading.Recent;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What was read of one match last, as long as there is memory for it. One thing is worked out at a
 * time, so that however many ask for a long match cost one processor at most.
 */
final class RecentReadings implements Recent {
  private static final int MOST = 8;

  private final Map<Key, SoftReference<Replay>> replays = Latest.of(MOST);
  private final Map<Key, SoftReference<Download>> downloads = Latest.of(MOST);

  @Override
  public synchronized Replay replay(Key key, Supplier<Replay> work) {
    return of(replays, key, work);
  }

  @Override
  public synchronized Download download(Key key, Supplier<Download> work) {
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
