package fr.zizanie.server.web.gate;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** How much is too much, counted in memory. */
public final class Limits {
  /** Whoever has been quiet the longest is forgotten first, and so gets more, never less. */
  private static final int REMEMBERED = 50_000;

  /** Whose share it is of what. */
  private record Share(Kind kind, String whose, String who) {}

  private final Map<Share, Bucket> shares =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Share, Bucket> eldest) {
              return size() > REMEMBERED;
            }
          });

  private final TimeMeter time;
  private final int crowd;

  /** Limits by a clock; {@code crowd} times as much for each household. */
  public Limits(TimeMeter time, int crowd) {
    this.time = time;
    this.crowd = crowd;
  }

  private Bucket bucket(Kind.Rate rate) {
    return Bucket.builder()
        .withCustomTimePrecision(time)
        .addLimit(
            Bandwidth.builder()
                .capacity(rate.burst())
                .refillGreedy(rate.perMinute(), Duration.ofMinutes(1))
                .build())
        .build();
  }

  private boolean take(Kind kind, String whose, String who, Kind.Rate rate) {
    return shares.computeIfAbsent(new Share(kind, whose, who), _ -> bucket(rate)).tryConsume(1);
  }

  /** {@return whether somebody may ask for one more of a kind} */
  public boolean allows(Kind kind, Caller caller) {
    var household = kind.household.times(crowd);
    if (caller.guest().isEmpty()) return take(kind, "strangers", caller.household(), household);
    String guest = caller.guest().get().text();
    return take(kind, "reserve", guest, kind.reserve)
        || take(kind, "guest", guest, kind.share)
            && take(kind, "household", caller.household(), household);
  }

  /** {@return the messages of one socket} */
  public Bucket messages() {
    return bucket(new Kind.Rate(1_000, 400 * 60));
  }
}
