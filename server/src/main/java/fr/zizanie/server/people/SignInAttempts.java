package fr.zizanie.server.people;

import fr.zizanie.server.time.Meter;
import fr.zizanie.sheets.kept.Latest;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/**
 * How often somebody's password may be tried: from one network, and from everywhere. One network
 * can't use up what there is for all, or it would lock the owner out. A try counts from its start,
 * so that none is free while another is worked out.
 */
final class SignInAttempts {
  private static final int REMEMBERED = 10_000;
  private static final int BURST = 10;
  private static final int PER_HOUR = 15;
  private static final int NETWORKS = 5;

  /** A name tried from a network; from everywhere if it is empty. */
  private record Tried(String look, String network) {}

  private final Map<Tried, Bucket> tries = Latest.shared(REMEMBERED);

  private final Meter meter;

  /** No attempts yet. */
  SignInAttempts(InstantSource clock) {
    meter = Meter.of(clock);
  }

  /** {@return what gives the try back, if a name may be tried once more from a network} */
  Optional<Runnable> admits(String look, String network) {
    var here = bucket(new Tried(look, network), 1);
    var everywhere = bucket(new Tried(look, ""), NETWORKS);
    if (!here.tryConsume(1)) return Optional.empty();
    if (!everywhere.tryConsume(1)) {
      here.addTokens(1);
      return Optional.empty();
    }
    return Optional.of(() -> {
      here.addTokens(1);
      everywhere.addTokens(1);
    });
  }

  private Bucket bucket(Tried tried, int times) {
    return tries.computeIfAbsent(tried, _ -> bucket(times));
  }

  private Bucket bucket(int times) {
    return Bucket.builder()
        .withCustomTimePrecision(meter)
        .addLimit(limit ->
            limit
                .capacity((long) times * BURST)
                .refillGreedy((long) times * PER_HOUR, Duration.ofHours(1)))
        .build();
  }
}
