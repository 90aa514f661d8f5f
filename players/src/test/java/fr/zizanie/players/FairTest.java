package fr.zizanie.players;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Opponents know what their seat sees and nothing else: in real games, whatever the truth is, the
 * same view and seed have the same advice and the same work.
 */
class FairTest {
  private static final int DECISIONS = 70;
  private static final int WORLDS = 2;
  private static final List<Integer> LEVELS = List.of(1, 3, 2, 4, 1, 5);

  @Test
  void an_agent_is_asked_with_a_view_and_a_budget() {
    var asked = Arrays.stream(Agent.class.getMethods()).map(m -> List.of(m.getParameterTypes()));
    assertThat(asked).containsExactly(List.of(Object.class, Budget.class));
    assertThat(Budget.class.getRecordComponents())
        .extracting(c -> c.getType().getSimpleName())
        .containsExactly("long", "int", "Machine");
  }

  @ParameterizedTest
  @MethodSource("fr.zizanie.players.Sitting#games")
  void the_same_view_and_seed_have_the_same_advice_whatever_the_truth(String id) {
    asked(Games.named(id).orElseThrow());
  }

  /** Plays games and asks in other worlds that look the same. */
  private static <S, V> void asked(Game<S, V> game) {
    var random = new SplittableRandom(11);
    var sitting = Sitting.begun(game, "fair");
    // Those who see all of it in one world, beside those who come to it new.
    var old = sitting.agent(3);
    var others =
        IntStream.range(0, WORLDS).mapToObj(_ -> Players.of(game, 3).orElseThrow()).toList();
    for (int k = 0; k < DECISIONS; k++) {
      if (sitting.over()) sitting = Sitting.begun(game, "again" + k);
      var budget = Sitting.level(LEVELS.get(k % LEVELS.size()));
      V view = sitting.view();
      var advice = old.advise(view, budget);
      var fresh = sitting.agent(3).advise(view, budget);
      for (var other : others) {
        V same = elsewhere(sitting, random);
        String when = "decision %d of %s".formatted(k, game.profile().id());
        assertThat(other.advise(same, budget)).as(when).isEqualTo(advice);
        assertThat(sitting.agent(3).advise(same, budget)).as(when).isEqualTo(fresh);
      }
      sitting = sitting.after(advice.action(), "fair");
    }
  }

  /** What the seat to act sees in another world that looks the same. */
  private static <S, V> V elsewhere(Sitting<S, V> sitting, SplittableRandom random) {
    V view = sitting.view();
    S other = sitting.game().sample(view, random);
    V seen = sitting.game().view(other, Viewer.of(sitting.seat()));
    assertThat(seen).as("a world that looks the same").isEqualTo(view);
    return seen;
  }
}
