package fr.zizanie.server.meeting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.server.store.meeting.Rating;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The numbers are those of Glickman's paper. */
class Glicko2Test {
  private static final long MONTH = 30 * 86_400_000L;

  private static Rating of(double rating, double deviation) {
    return new Rating(rating, deviation, 0.06, 7, 0);
  }

  @Test
  void the_worked_example_comes_out() {
    var after =
        Glicko2.after(
            of(1500, 200),
            List.of(
                new Glicko2.Result(of(1400, 30), 1),
                new Glicko2.Result(of(1550, 100), 0),
                new Glicko2.Result(of(1700, 300), 0)),
            9);
    assertThat(after.rating()).isCloseTo(1464.06, within(0.01));
    assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
    assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    assertThat(after.games()).isEqualTo(10);
    assertThat(after.updated()).isEqualTo(9);
  }

  /** Step 5 has two beginnings: here the result is a greater surprise than there was doubt. */
  @Test
  void great_surprises_make_somebody_less_steady() {
    var after = Glicko2.after(of(2200, 30), List.of(new Glicko2.Result(of(1000, 30), 0)), 9);
    assertThat(after.volatility()).isGreaterThan(0.06);
    assertThat(after.rating()).isLessThan(2200);
  }

  @Test
  void nobody_is_known_less_by_playing() {
    for (double deviation : new double[] {30, 60, 350, 400})
      for (double score : new double[] {0, 0.5, 1}) {
        var rating = of(2000, deviation);
        for (int k = 0; k < 600; k++) {
          var next = Glicko2.after(rating, List.of(new Glicko2.Result(of(1000, 60), score)), 9);
          assertThat(next.deviation()).isLessThanOrEqualTo(Math.min(350, rating.deviation()));
          rating = next;
        }
      }
  }

  @Test
  void who_stays_away_is_known_less_but_never_less_than_nobody() {
    var before = of(1700, 60);
    assertThat(Glicko2.rested(before, 0).deviation()).isCloseTo(60, within(0.001));
    double month = Glicko2.rested(before, MONTH).deviation();
    double year = Glicko2.rested(before, 12 * MONTH).deviation();
    assertThat(month).isBetween(60.1, 75.0);
    assertThat(year).isBetween(90.0, 130.0);
    assertThat(Glicko2.rested(before, 100_000 * MONTH).deviation()).isCloseTo(350, within(0.001));
    assertThat(Glicko2.rested(before, 12 * MONTH).rating()).isEqualTo(1700);
  }
}
