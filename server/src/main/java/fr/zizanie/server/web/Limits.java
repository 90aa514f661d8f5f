package fr.zizanie.server.web;

import fr.zizanie.server.store.PlayerId;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** How much is too much, counted in memory. */
final class Limits {
  /** Whoever has been quiet the longest is forgotten first. */
  private static final int REMEMBERED = 10_000;

  private final Map<PlayerId, Bucket> guests = remembered();
  private final Map<String, Bucket> addresses = remembered();
  private final Map<String, Bucket> drawers = remembered();
  private final TimeMeter time;

  Limits(TimeMeter time) {
    this.time = time;
  }

  private static <K> Map<K, Bucket> remembered() {
    return Collections.synchronizedMap(
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<K, Bucket> eldest) {
            return size() > REMEMBERED;
          }
        });
  }

  private Bucket bucket(int burst, int perMinute) {
    return Bucket.builder()
        .withCustomTimePrecision(time)
        .addLimit(
            Bandwidth.builder()
                .capacity(burst)
                .refillGreedy(perMinute, Duration.ofMinutes(1))
                .build())
        .build();
  }

  /**
   * {@return whether a guest may write once more: a match, a name, a seat. Addresses get more than
   * guests, as a whole school may share one}
   */
  boolean write(PlayerId guest, String address) {
    return addresses.computeIfAbsent(address, _ -> bucket(3_000, 600)).tryConsume(1)
        && guests.computeIfAbsent(guest, _ -> bucket(1_000, 120)).tryConsume(1);
  }

  /** {@return whether one more picture may be drawn for an address; those kept are free} */
  boolean drawing(String address) {
    return drawers.computeIfAbsent(address, _ -> bucket(60, 30)).tryConsume(1);
  }

  /** {@return the messages of one socket} */
  Bucket messages() {
    return bucket(1_000, 400 * 60);
  }
}
