package fr.zizanie.server.people;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** How often somebody's password may be tried, wherever it is tried from. */
final class Tries {
  private static final int REMEMBERED = 10_000;
  private static final int BURST = 20;
  private static final int PER_HOUR = 30;

  private final Map<String, Bucket> tries =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
              return size() > REMEMBERED;
            }
          });

  /** {@return whether a name may be tried once more} */
  boolean allows(String look) {
    return tries
        .computeIfAbsent(
            look,
            _ ->
                Bucket.builder()
                    .addLimit(
                        limit -> limit.capacity(BURST).refillGreedy(PER_HOUR, Duration.ofHours(1)))
                    .build())
        .tryConsume(1);
  }
}
