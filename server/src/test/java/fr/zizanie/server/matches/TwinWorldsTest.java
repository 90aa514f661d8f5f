package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Non-interference (Architecture, 4.5) over many seeded pairs of worlds of every game that hides
 * something: {@code -Dzizanie.twins=N} pairs, from {@code -Dzizanie.seed=S} on.
 */
class TwinWorldsTest {
  private static final long PAIRS = Long.getLong("zizanie.twins", 100);
  private static final long FIRST = Long.getLong("zizanie.seed", 1);

  private record Setting(String game, Map<String, String> options) {}

  private static final List<Setting> SETTINGS =
      List.of(
          new Setting("ironpond", Map.of()),
          new Setting("ironpond", Map.of("fundamental", "strict")),
          new Setting("confusion", Map.of()),
          new Setting("confusion", Map.of("edition", "spies", "answers", "cover")),
          new Setting("tsunami", Map.of()));

  @TempDir Path data;

  @Test
  void worlds_that_differ_in_secrets_alone_look_the_same() {
    var compared = new AtomicInteger();
    var steps = new AtomicInteger();
    try (var twins = new Twins(data)) {
      LongStream.range(FIRST, FIRST + PAIRS)
          .forEach(seed -> {
            var setting = SETTINGS.get((int) (seed % SETTINGS.size()));
            var game = Games.named(setting.game).orElseThrow();
            var outcome = twins.compare(game, setting.options, seed);
            assertThat(outcome.difference()).isEmpty();
            if (outcome.steps() > 0) compared.incrementAndGet();
            steps.addAndGet(outcome.steps());
          });
    }
    System.out.printf("%d pairs of worlds, %d comparisons%n", compared.get(), steps.get());
    assertThat((long) compared.get()).isGreaterThan(PAIRS / 2);
  }
}
