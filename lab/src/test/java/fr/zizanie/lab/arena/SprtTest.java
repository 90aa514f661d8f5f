package fr.zizanie.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SprtTest {
  /** Runs many tests of games with chances that are known; {@return the share that says so}. */
  private static double share(Sprt test, double win, double draw, Sprt.Verdict verdict) {
    var random = new SplittableRandom(7);
    int said = 0;
    int runs = 400;
    for (int run = 0; run < runs; run++) {
      var sum = Result.NONE;
      while (test.of(sum) == Sprt.Verdict.OPEN) {
        double r = random.nextDouble();
        sum = sum.and(r < win ? won() : r < win + draw ? drawn() : lost());
      }
      if (test.of(sum) == verdict) said++;
    }
    return (double) said / runs;
  }

  private static Result won() {
    return new Result(1, 0, 0, 1);
  }

  private static Result drawn() {
    return new Result(0, 1, 0, 1);
  }

  private static Result lost() {
    return new Result(0, 0, 1, 1);
  }

  @Test
  void it_errs_once_in_twenty_times_where_one_of_both_is_true() {
    assertThat(share(Sprt.LEVEL, 0.5, 0, Sprt.Verdict.HIGH)).isBetween(0.005, 0.09);
    assertThat(share(Sprt.LEVEL, 0.6, 0, Sprt.Verdict.LOW)).isBetween(0.005, 0.09);
    assertThat(share(Sprt.ofElo(40), 0.2, 0.6, Sprt.Verdict.HIGH)).isBetween(0.005, 0.09);
  }

  @Test
  void it_hardly_errs_where_more_is_true() {
    assertThat(share(Sprt.LEVEL, 0.7, 0, Sprt.Verdict.HIGH)).isGreaterThan(0.99);
    assertThat(share(Sprt.LEVEL, 0.4, 0, Sprt.Verdict.LOW)).isGreaterThan(0.99);
  }

  @Test
  void no_games_and_few_show_nothing() {
    assertThat(Sprt.LEVEL.ratio(Result.NONE)).isZero();
    assertThat(Sprt.LEVEL.of(new Result(4, 0, 0, 4))).isEqualTo(Sprt.Verdict.OPEN);
    assertThat(Sprt.LEVEL.of(new Result(30, 0, 5, 4))).isEqualTo(Sprt.Verdict.HIGH);
  }

  @Test
  void forty_elo_are_a_score_of_0_557() {
    assertThat(Sprt.ofElo(40).high()).isCloseTo(0.5573, within(1e-4));
    assertThatThrownBy(() -> Sprt.ofElo(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_result_has_an_elo_with_an_interval_and_a_likelihood() {
    var even = new Result(40, 20, 40, 1);
    assertThat(even.elo().difference()).isCloseTo(0, within(1e-9));
    assertThat(even.elo().high()).isCloseTo(-even.elo().low(), within(1e-9)).isBetween(50.0, 70.0);
    assertThat(even.superiority()).isCloseTo(0.5, within(1e-6));
    var better = new Result(60, 0, 40, 1);
    assertThat(better.elo().difference()).isCloseTo(70, within(3.0));
    assertThat(better.superiority()).isCloseTo(0.97725, within(1e-4));
    assertThat(new Result(20, 0, 0, 1).elo().high()).isFinite();
  }
}
