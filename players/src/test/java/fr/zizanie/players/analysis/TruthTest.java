package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a match looked like to somebody who saw everything. */
class TruthTest {
  private static final Set<String> OPEN = Set.of("mutation", "felon");

  static Stream<Played<?, ?>> games() {
    return Played.games(1);
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void each_ply_has_its_chance_and_the_last_one_the_result(Played<S, V> game) {
    var appraiser = game.appraiser();
    var truth = Truth.of(game.match(), appraiser, appraiser.work(Depth.LAW), Watcher.NONE);
    if (OPEN.contains(game.match().profile().id())) {
      assertThat(truth).isEmpty();
      return;
    }
    assertThat(truth).hasSize(game.match().ply() + 1).allMatch(c -> c >= 0 && c <= 1);
    boolean first = game.match().outcome().orElseThrow().winner().equals(Optional.of(Seat.FIRST));
    assertThat(truth.getLast()).isEqualTo(first ? 1 : 0);
    assertThat(Set.copyOf(truth)).hasSizeGreaterThan(truth.size() / 4);
  }

  /** What a seat can't see makes a difference, unlike in what is said of its decisions. */
  @ParameterizedTest
  @MethodSource("games")
  <S, V> void another_truth_that_looks_the_same_has_another_chance(Played<S, V> game) {
    if (OPEN.contains(game.match().profile().id())) return;
    var appraiser = game.appraiser();
    var work = appraiser.work(Depth.LAW);
    S state = middle(game.match());
    V view = game.match().game().view(state, Viewer.of(Seat.FIRST));
    var random = new SplittableRandom(5);
    List<Double> chances = new ArrayList<>();
    for (int k = 0; k < 8; k++)
      appraiser.truth(game.match().game().sample(view, random), work).ifPresent(chances::add);
    assertThat(Set.copyOf(chances)).hasSizeGreaterThan(1);
  }

  private static <S, V> S middle(Match<S, V> match) {
    var states = match.standing().states();
    return states.get(states.size() / 2);
  }
}
