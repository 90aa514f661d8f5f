package fr.zizanie.lab.chances;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The steepness that misses results least. */
class FitTest {
  @Test
  void a_planted_steepness_is_found_whatever_stated_the_chances() {
    for (double boldness : new double[] {0.5, 1, 3}) {
      var fit = Fit.of(Planted.games(4_000, boldness), 0.004 * boldness);
      assertThat(fit.steepness()).isCloseTo(0.004, within(0.0003));
      assertThat(fit.error()).isBetween(0.00002, 0.0002);
      assertThat(fit.brier()).isLessThanOrEqualTo(fit.before());
    }
  }

  /** Five moments of one game tell as much as one. */
  @Test
  void moments_of_one_game_are_not_taken_for_five_games() {
    var games = Planted.games(1_000, 1);
    var once = games.stream().map(g -> new Judged(g.result(), g.moments().subList(0, 1))).toList();
    assertThat(Fit.of(games, 0.004).error()).isCloseTo(Fit.of(once, 0.004).error(), within(1e-9));
  }

  @Test
  void forced_wins_change_nothing() {
    var games = new ArrayList<>(Planted.games(100, 1));
    var fit = Fit.of(games, 0.004);
    games.add(new Judged(1, List.of(Planted.stated(1), Planted.stated(1e-40))));
    games.add(new Judged(0, List.of(Planted.stated(1), Planted.stated(0))));
    assertThat(Fit.of(games, 0.004)).isEqualTo(fit);
  }
}
