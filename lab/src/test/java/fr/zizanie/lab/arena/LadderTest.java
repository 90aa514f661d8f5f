package fr.zizanie.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LadderTest {
  private static final Ladder.Most MOST = new Ladder.Most(200, 200, 10);

  /** Plays out a ladder whose levels are so far apart in Elo. */
  private static Ladder climbed(double apart, int atOnce) {
    var ladder = new Ladder(4, MOST);
    var random = new SplittableRandom(3);
    var running = new ArrayList<Ladder.Task>();
    while (true) {
      while (running.size() < atOnce) {
        var task = ladder.take();
        if (task.isEmpty()) break;
        running.add(task.get());
      }
      if (running.isEmpty()) return ladder;
      var task = running.remove(random.nextInt(running.size()));
      double chance =
          1 / (1 + Math.pow(10, -apart * (task.pair().upper() - task.pair().lower()) / 400));
      // Chance follows from the game alone, whenever it is played.
      boolean won = new SplittableRandom(task.hashCode() * 97L).split().nextDouble() < chance;
      ladder.put(task, won ? new Result(1, 0, 0, 9) : new Result(0, 0, 1, 9));
    }
  }

  @Test
  void levels_that_are_apart_are_told_apart_and_rated() {
    var ladder = climbed(150, 1);
    assertThat(steps(ladder)).containsOnly(Sprt.Verdict.HIGH);
    var ratings = ladder.ratings();
    assertThat(ratings.getFirst()).isEqualTo(new Rating(0, 0));
    for (int i = 1; i < 4; i++)
      assertThat(ratings.get(i).elo()).isCloseTo(150.0 * i, within(ratings.get(i).half() + 1));
    assertThat(ladder.played()).isEqualTo(ladder.most());
  }

  @Test
  void levels_that_are_alike_are_not() {
    var ladder = climbed(0, 1);
    assertThat(steps(ladder)).doesNotContain(Sprt.Verdict.HIGH);
  }

  private static Stream<Sprt.Verdict> steps(Ladder ladder) {
    return ladder.matches().stream()
        .filter(m -> m.pair().neighbours())
        .map(m -> m.trial().verdict());
  }

  @Test
  void what_counts_does_not_depend_on_how_many_play_at_a_time() {
    var alone = climbed(100, 1);
    var together = climbed(100, 7);
    assertThat(together.matches().stream().map(m -> m.trial().result()))
        .containsExactlyElementsOf(alone.matches().stream().map(m -> m.trial().result()).toList());
  }

  @Test
  void a_game_that_is_known_is_not_played_again() {
    var ladder = new Ladder(2, MOST);
    var task = new Ladder.Task(new Ladder.Pair(2, 1), 0);
    ladder.put(task, new Result(1, 0, 0, 30));
    assertThat(ladder.take()).contains(new Ladder.Task(new Ladder.Pair(2, 1), 1));
    ladder.put(task, new Result(0, 0, 1, 30));
    assertThat(ladder.matches().getFirst().trial().result().wins()).isEqualTo(1);
  }
}
