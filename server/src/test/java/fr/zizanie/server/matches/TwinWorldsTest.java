package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.SecretGames;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.toy.Toy;
import fr.zizanie.testing.Scale;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Non-interference (Architecture, 4.5) over hundreds of seeded pairs of worlds of every game that
 * hides something, others each day; {@code -Dzizanie.twins=N} pairs on demand.
 */
class TwinWorldsTest {
  private static final int PAIRS = Integer.getInteger("zizanie.twins", Scale.of(300, 1_500));

  /** No two days have a pair in common. */
  private static final long FIRST = Scale.seed() * 1_000_000;

  @TempDir Path data;

  /** Pairs of worlds that look alike to Ann, up to the first that doesn't. */
  private record Walk(int pairs, Set<String> games, List<Twins.Outcome> differing) {}

  private Walk walk(List<Game<?, ?>> games, int pairs) {
    int compared = 0;
    var seen = new HashSet<String>();
    try (var twins = new Twins(data)) {
      for (long seed = FIRST; compared < pairs && seed < FIRST + 4 * pairs; seed++) {
        var outcome = twins.compare(games.get(Math.floorMod(seed, games.size())), seed);
        if (!outcome.differences().isEmpty()) return new Walk(compared, seen, List.of(outcome));
        if (outcome.steps() == 0) continue;
        compared++;
        seen.add(outcome.game());
      }
    }
    return new Walk(compared, seen, List.of());
  }

  @Test
  void worlds_that_differ_in_secrets_alone_look_the_same() {
    var games = SecretGames.all();
    var walk = walk(games, PAIRS);
    assertThat(walk.differing).as("with --seed %d", Scale.seed()).isEmpty();
    assertThat(walk.pairs).isEqualTo(PAIRS);
    assertThat(walk.games).hasSameSizeAs(games);
  }

  /** A game that offers more, if a certain card is still in the deck. */
  private static final class Telling extends Toy {
    @Override
    public void choices(State s, Choices out) {
      super.choices(s, out);
      if ((s.deck() & 1) != 0 && out.contains(Choice.PASS)) out.add(Choice.square(0));
    }
  }

  @Test
  void a_game_that_is_new_on_the_shelf_and_tells_a_secret_is_caught() {
    var shelf = new ArrayList<Game<?, ?>>(Games.all());
    shelf.add(new Telling());
    var walk = walk(SecretGames.of(shelf), 300);
    assertThat(walk.differing)
        .as("with --seed %d", Scale.seed())
        .extracting(Twins.Outcome::game)
        .containsExactly("toy");
  }
}
