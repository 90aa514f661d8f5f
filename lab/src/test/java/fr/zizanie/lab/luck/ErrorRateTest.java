package fr.zizanie.lab.luck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What players of a level gave up. */
class ErrorRateTest {
  @Test
  void a_rate_is_of_all_decisions_and_spreads_from_game_to_game() {
    var found =
        ErrorRate.of(List.of(game(10, 1, 10, 0.5), game(20, 1, 0, 0), game(10, 0, 10, 0.5)));
    assertThat(found.games()).isEqualTo(3);
    assertThat(found.decisions()).isEqualTo(60);
    assertThat(found.rate()).isCloseTo(0.05, within(1e-12));
    // Each game missed the rate by 0.5, 0 and -0.5 in all.
    assertThat(found.error()).isCloseTo(Math.sqrt(0.5 * 3 / 2) / 60, within(1e-12));
    assertThat(found.spread()).isCloseTo(Math.sqrt(0.005 / 4), within(1e-12));
  }

  @Test
  void games_that_are_alike_leave_no_doubt() {
    var found = ErrorRate.of(List.of(game(4, 0.4, 4, 0.4), game(4, 0.4, 4, 0.4)));
    assertThat(found.rate()).isCloseTo(0.1, within(1e-12));
    assertThat(found.error()).isCloseTo(0, within(1e-12));
    assertThat(found.spread()).isCloseTo(0, within(1e-12));
  }

  private static GivenUp game(int first, double sum, int second, double other) {
    return new GivenUp(new GivenUp.Own(first, sum), new GivenUp.Own(second, other));
  }
}
