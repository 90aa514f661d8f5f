package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RankSumTest {
  /** Ages of men and women with a disease, as SciPy's manual has them, where p is 0.1113. */
  @Test
  void it_is_the_statistic_of_the_books() {
    double[] men = {19, 22, 16, 29, 24};
    double[] women = {20, 11, 17, 12};
    assertThat(RankSum.probability(men, women)).isCloseTo(0.1113, within(0.0001));
    assertThat(RankSum.probability(women, men)).isCloseTo(0.1113, within(0.0001));
  }

  @Test
  void equal_values_say_nothing() {
    assertThat(RankSum.probability(new double[] {3, 3, 3, 3}, new double[] {3, 3, 3})).isEqualTo(1);
  }

  @Test
  void it_is_rarely_wrong_and_finds_a_small_shift() {
    var random = new Random(5);
    long wrong = IntStream.range(0, 1_000).filter(_ -> found(random, 0)).count();
    assertThat(wrong).isBetween(20L, 80L);
    long right = IntStream.range(0, 100).filter(_ -> found(random, 0.5)).count();
    assertThat(right).isGreaterThan(90);
  }

  /** Whether 100 values are told from 100 that are shifted, at 5 %. */
  private static boolean found(Random random, double shift) {
    double[] one = random.doubles(100).map(Math::log).toArray();
    double[] other = random.doubles(100).map(value -> Math.log(value) - shift).toArray();
    return RankSum.probability(one, other) < 0.05;
  }
}
