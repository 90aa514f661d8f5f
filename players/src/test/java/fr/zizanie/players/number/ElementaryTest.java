package fr.zizanie.players.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** As near to the functions that the JDK has as numbers can be. */
class ElementaryTest {
  private static void near(
      DoubleUnaryOperator ours, DoubleUnaryOperator exact, double least, double most) {
    var random = new SplittableRandom(5);
    for (int k = 0; k < 200_000; k++) {
      double x = random.nextDouble(least, most);
      double right = exact.applyAsDouble(x);
      assertThat(Math.abs(ours.applyAsDouble(x) - right))
          .as("of %s", x)
          .isLessThanOrEqualTo(4 * Math.ulp(right));
    }
  }

  @Test
  void the_exponential_and_the_logarithm_are_right_to_the_last_bits() {
    near(Elementary::exp, StrictMath::exp, -708, 709);
    near(Elementary::exp, StrictMath::exp, -1, 1);
    near(Elementary::log, StrictMath::log, 1e-9, 1e9);
    near(Elementary::log, StrictMath::log, 0.7, 1.4);
  }

  @Test
  void what_is_made_of_them_is_right_to_a_float() {
    var random = new SplittableRandom(6);
    for (int k = 0; k < 100_000; k++) {
      double x = random.nextDouble(-4, 4);
      assertThat((float) Elementary.tanh(x)).isEqualTo((float) StrictMath.tanh(x));
      double y = random.nextDouble(-0.995, 0.995);
      assertThat(Elementary.tanh(Elementary.atanh(y)) - y).isBetween(-1e-15, 1e-15);
      double base = random.nextDouble();
      double power = random.nextDouble(20);
      assertThat(Elementary.pow(base, power) / StrictMath.pow(base, power))
          .isBetween(1 - 1e-12, 1 + 1e-12);
    }
  }

  @Test
  void the_ends_are_right() {
    assertThat(Elementary.exp(0)).isEqualTo(1);
    assertThat(Elementary.exp(-1_000)).isZero();
    assertThat(Elementary.exp(1_000)).isInfinite();
    assertThat(Elementary.log(1)).isZero();
    assertThat(Elementary.pow(0, 3)).isZero();
    assertThat(Elementary.tanh(0)).isZero();
    assertThat(Elementary.tanh(-50)).isEqualTo(-1);
  }
}
