package fr.zizanie.server.computer;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.server.time.MachineTime;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How long the computer takes tells nothing of what it found, where something is hidden. */
class ThinkingPaceTest {
  /** A clock of its own, on which a move takes a tenth of a second at the first level. */
  private static final class ByHand implements ThinkingPace {
    private long now = 5;

    @Override
    public int move(int level) {
      return 100 * level;
    }

    @Override
    public int answer() {
      return 0;
    }

    @Override
    public long now() {
      return now;
    }

    @Override
    public void until(long nanos) {
      now = Math.max(now, nanos);
    }
  }

  /** When a move is told that takes the agent so many milliseconds. */
  private static <S, V> long told(Game<S, V> game, int level, int thought) throws Exception {
    var pace = new ByHand();
    var threads = Executors.newSingleThreadExecutor();
    Opponents opponents =
        new Opponents() {
          @Override
          public <T, W> Optional<Agent<W>> of(Game<T, W> asked) {
            return Optional.of((_, _) -> {
              pace.now += thought * 1_000_000L;
              return new Advice(List.of(Choice.PASS), 0, 0);
            });
          }
        };
    try (var thinking =
        new Thinking(opponents, pace, new Threads(threads, threads, threads, threads))) {
      var options = Options.read(game.profile().options(), Map.of()).orThrow();
      V view = game.view(game.start(options), Viewer.FIRST);
      var told = new CompletableFuture<Advice>();
      thinking.think(
          PlayerId.NOBODY, game, view, () -> List.of(List.of(Choice.PASS)), level, told::complete);
      told.get();
      return (pace.now - 5) / 1_000_000;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0, 100",
    "1, 99, 100",
    "1, 100, 100",
    "1, 101, 600",
    "1, 599, 600",
    "1, 601, 1100",
    "4, 0, 400",
    "4, 399, 400",
    "4, 401, 900"
  })
  void a_move_is_told_at_its_time_or_half_seconds_later(int level, int thought, int told)
      throws Exception {
    assertThat(told(new Confusion(), level, thought)).isEqualTo(told);
  }

  @Test
  void where_nothing_is_hidden_it_is_told_at_once() throws Exception {
    assertThat(told(new Mutation(), 4, 17)).isEqualTo(17);
  }

  @Test
  void the_usual_time_of_the_highest_level_is_what_it_may_think() {
    var usual = ThinkingPace.usual(new MachineTime());
    for (int k = 0; k < 1_000; k++) {
      assertThat(usual.move(8)).isBetween((int) Budget.highest(8).millis() + 50, 2_549);
      assertThat(usual.move(7)).isBetween(350, 449);
      assertThat(usual.move(1)).isBetween(150, 249);
      assertThat(usual.answer()).isBetween(400, 900);
    }
  }
}
