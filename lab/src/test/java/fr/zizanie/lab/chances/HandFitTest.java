package fr.zizanie.lab.chances;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How much hands tell beside boards. */
class HandFitTest {
  @Test
  void a_planted_weight_is_found_however_bold_the_judge_is() {
    for (double boldness : new double[] {0.5, 1, 3})
      for (double weight : new double[] {0, 1, 2.5}) {
        var fit = HandFit.of(Planted.dealt(6_000, boldness, weight)).orElseThrow();
        assertThat(fit.error()).isBetween(0.02, 0.2);
        assertThat(fit.weight()).isCloseTo(weight, within(3 * fit.error()));
      }
  }

  /** Moments of one game share its result. */
  @Test
  void its_error_counts_games() {
    var games = Planted.dealt(2_000, 1, 1);
    var once = games.stream().map(g -> new Judged(g.result(), g.moments().subList(0, 1))).toList();
    double error = HandFit.of(once).orElseThrow().error();
    assertThat(HandFit.of(games).orElseThrow().error()).isCloseTo(error, within(1e-6));
    double quarter = HandFit.of(once.subList(0, 500)).orElseThrow().error();
    assertThat(quarter / error).isBetween(1.6, 2.4);
  }

  @Test
  void where_there_are_no_hands_nothing_is_told() {
    assertThat(HandFit.of(Planted.games(100, 1))).isEmpty();
    assertThat(HandFit.of(List.of())).isEmpty();
    var one = new Judged(1, List.of(new Judged.Stated(0.6, 0.1)));
    assertThat(HandFit.of(List.of(one))).as("a single moment").isEmpty();
  }
}
