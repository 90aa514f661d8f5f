package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Non-interference (Architecture, 4.5) over thousands of seeded pairs of worlds of every game that
 * hides something: {@code -Dzizanie.twins=N} pairs, from {@code -Dzizanie.seed=S} on.
 */
class TwinWorldsTest {
  private static final long PAIRS = Long.getLong("zizanie.twins", 1_500);
  private static final long FIRST = Long.getLong("zizanie.seed", 1);

  /** The games in which one seat may not know what the other does. */
  static final List<String> GAMES = List.of("ironpond", "confusion", "tsunami");

  @TempDir Path data;

  @Test
  void worlds_that_differ_in_secrets_alone_look_the_same() {
    Map<String, Integer> pairs = new TreeMap<>();
    int compared = 0;
    int steps = 0;
    try (var twins = new Twins(data)) {
      for (long seed = FIRST; compared < PAIRS && seed < FIRST + 4 * PAIRS; seed++) {
        String name = GAMES.get((int) (seed % GAMES.size()));
        var outcome = twins.compare(Games.named(name).orElseThrow(), seed);
        assertThat(outcome.differences()).as("seed %d of %s", seed, name).isEmpty();
        if (outcome.steps() == 0) continue;
        compared++;
        steps += outcome.steps();
        pairs.merge(name, 1, Integer::sum);
      }
    }
    System.out.printf("%s pairs of worlds, %d comparisons%n", pairs, steps);
    assertThat((long) compared).isEqualTo(PAIRS);
  }
}
