package fr.zizanie.lab.chances;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How often stated chances came true. */
class CalibrationTest {
  @Test
  void a_judge_that_is_too_sure_has_a_gap_and_tenths_that_show_it() {
    var found = Calibration.of(Planted.games(3_000, 3));
    assertThat(found.gap()).isGreaterThan(0.02);
    var low = found.tenths().getFirst();
    assertThat(low.won()).isGreaterThan(low.stated() + 0.05);
    var high = found.tenths().getLast();
    assertThat(high.won()).isLessThan(high.stated() - 0.05);
  }

  @Test
  void an_honest_judge_has_hardly_any() {
    var found = Calibration.of(Planted.games(3_000, 1));
    assertThat(found.gap()).isBetween(0.0, 0.008);
    assertThat(found.tenths()).allMatch(tenth -> Math.abs(tenth.won() - tenth.stated()) < 0.08);
  }

  @Test
  void draws_count_a_half_and_every_moment_has_a_tenth() {
    var found =
        Calibration.of(
            List.of(new Judged(0.5, List.of(Planted.stated(0), Planted.stated(1))), game(1, 0.95)));
    assertThat(found.tenths().getFirst()).isEqualTo(new Calibration.Tenth(1, 0, 0.5));
    assertThat(found.tenths().getLast().won()).isEqualTo(0.75);
    assertThat(found.brier()).isCloseTo((0.25 + 0.25 + 0.0025) / 3, within(1e-12));
    assertThat(found.text())
        .startsWith("chance     moments  stated     won\n0.0 to 0.1        1   0.000   0.500\n")
        .contains("\n0.1 to 0.2        0\n")
        .contains("2 games; Brier score 0.1675");
  }

  @Test
  void the_best_curve_never_falls_and_gives_the_same_to_the_same_chance() {
    var found =
        Monotone.of(
            List.of(
                new Moment(0.7, 0),
                new Moment(0.2, 0),
                new Moment(0.6, 1),
                new Moment(0.9, 1),
                new Moment(0.2, 1)));
    assertThat(found.stream().map(Moment::stated)).containsExactly(0.5, 0.5, 0.5, 0.5, 1.0);
  }

  private static Judged game(double result, double chance) {
    return new Judged(result, List.of(Planted.stated(chance)));
  }
}
