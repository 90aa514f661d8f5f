package fr.zizanie.app.gtp;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * What White gets for moving second. GTP wants any number to be taken; the program thinks with the
 * half point next to it and counts with the number itself.
 */
record Komi(BigDecimal points) {
  static final Komi USUAL = new Komi(new BigDecimal("7.5"));

  /** More than any board has points. */
  private static final BigDecimal MOST = new BigDecimal("999.5");

  /** {@return the number as the option of the game spells it} */
  String option() {
    var two = BigDecimal.TWO;
    var half = points.multiply(two).setScale(0, RoundingMode.HALF_UP).divide(two);
    return plain(half.min(MOST).max(MOST.negate()));
  }

  /** {@return the result for a lead of Black on the board, such as {@code W+5.5}} */
  String result(int lead) {
    BigDecimal by = BigDecimal.valueOf(lead).subtract(points);
    if (by.signum() == 0) return "0";
    var shown = by.abs().stripTrailingZeros();
    return (by.signum() > 0 ? "B+" : "W+")
        + shown.setScale(Math.max(1, shown.scale()), RoundingMode.UNNECESSARY).toPlainString();
  }

  private static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
