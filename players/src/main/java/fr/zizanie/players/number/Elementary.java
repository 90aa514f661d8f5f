package fr.zizanie.players.number;

import java.util.stream.IntStream;

/**
 * The exponential, the logarithm, what is made of them, and rounding, of additions and
 * multiplications alone. A virtual machine's own differ from a browser's in the last bit, and one
 * bit makes an opponent play another move. The error is at most a few units in the last place.
 */
public final class Elementary {
  /**
   * The natural logarithm of 2 in two parts, the first with so few bits that products are exact.
   */
  private static final double LN2_HIGH = 0x1.62e42fe000000p-1;

  private static final double LN2_LOW = 0x1.f473de6af278fp-30;

  /** What is multiplied for each term of the exponential's series: 1/1, 1/2, 1/3 … */
  private static final double[] TERMS =
      IntStream.rangeClosed(1, 14).mapToDouble(k -> 1.0 / k).toArray();

  /** What is added for each term of the logarithm's: 1/3, 1/5, 1/7 … */
  private static final double[] ODD_TERMS =
      IntStream.rangeClosed(1, 12).mapToDouble(k -> 1.0 / (2 * k + 1)).toArray();

  /** Beyond these the exponential is infinite or 0. */
  private static final double MOST = 709;

  private static final double LEAST = -708;

  private static final int BIAS = 1_023;
  private static final int FRACTION_BITS = 52;
  private static final long FRACTION = (1L << FRACTION_BITS) - 1;

  private Elementary() {}

  /** {@return e to the power of {@code x}; 0 below -708, infinity above 709} */
  public static double exp(double x) {
    if (x > MOST) return Double.POSITIVE_INFINITY;
    if (x < LEAST) return 0;
    double halves = Math.floor(x / (LN2_HIGH + LN2_LOW) + 0.5);
    double rest = x - halves * LN2_HIGH - halves * LN2_LOW;
    double sum = 1;
    for (int k = TERMS.length; k-- > 0; ) sum = 1 + rest * TERMS[k] * sum;
    return sum * Double.longBitsToDouble((long) halves + BIAS << FRACTION_BITS);
  }

  /** {@return the natural logarithm of {@code x}, a normal number above 0} */
  public static double log(double x) {
    long bits = Double.doubleToLongBits(x);
    int exponent = (int) (bits >> FRACTION_BITS) - BIAS;
    double mantissa = Double.longBitsToDouble(bits & FRACTION | (long) BIAS << FRACTION_BITS);
    // Around 1, so that the logarithm of what is near 1 is exact.
    if (mantissa > 1.4142135623730951) {
      mantissa /= 2;
      exponent++;
    }
    double s = (mantissa - 1) / (mantissa + 1);
    double square = s * s;
    double sum = 0;
    for (int k = ODD_TERMS.length; k-- > 0; ) sum = square * (ODD_TERMS[k] + sum);
    return exponent * LN2_HIGH + (2 * s + (2 * s * sum + exponent * LN2_LOW));
  }

  /** {@return the whole number nearest to {@code x}, the greater of two} */
  public static int round(double x) {
    return (int) Math.floor(x + 0.5);
  }

  /** {@return {@code x} to the power of {@code y}, for {@code x} from 0 on} */
  public static double pow(double x, double y) {
    return x == 0 ? 0 : exp(y * log(x));
  }

  /** {@return the hyperbolic tangent of {@code x}} */
  public static double tanh(double x) {
    double e = exp(-2 * Math.abs(x));
    return Math.copySign((1 - e) / (1 + e), x);
  }

  /** {@return what {@link #tanh} makes {@code x} of, which is between -1 and 1} */
  public static double atanh(double x) {
    return log((1 + x) / (1 - x)) / 2;
  }
}
