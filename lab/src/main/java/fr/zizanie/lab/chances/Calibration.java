package fr.zizanie.lab.chances;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How often chances came true that were stated in some games. */
record Calibration(List<Tenth> tenths, double brier, double best, int games) {
  private static final int TENTHS = 10;

  Calibration {
    tenths = List.copyOf(tenths);
  }

  /**
   * The moments whose chance lay in one tenth.
   *
   * @param stated the mean chance
   * @param won the share that was won, a draw counting a half
   */
  record Tenth(int moments, double stated, double won) {
    static Tenth of(List<Moment> moments) {
      return new Tenth(
          moments.size(),
          moments.stream().mapToDouble(Moment::stated).average().orElse(0),
          moments.stream().mapToDouble(Moment::result).average().orElse(0));
    }
  }

  /** {@return what games show} */
  static Calibration of(List<Judged> games) {
    var moments = new ArrayList<Moment>();
    for (Judged game : games)
      for (var stated : game.moments()) moments.add(new Moment(stated.chance(), game.result()));
    var tenths = new ArrayList<Tenth>();
    for (int i = 0; i < TENTHS; i++) {
      int tenth = i;
      tenths.add(Tenth.of(moments.stream().filter(m -> tenth(m) == tenth).toList()));
    }
    return new Calibration(tenths, brier(moments), brier(Monotone.of(moments)), games.size());
  }

  private static int tenth(Moment moment) {
    return Math.min(TENTHS - 1, (int) (TENTHS * moment.stated()));
  }

  /** The mean of the squares of what was missed. */
  private static double brier(List<Moment> moments) {
    return moments.stream()
        .mapToDouble(m -> (m.stated() - m.result()) * (m.stated() - m.result()))
        .average()
        .orElse(0);
  }

  /** {@return what a better curve over the same evaluation would gain} */
  double gap() {
    return brier - best;
  }

  String text() {
    var out = new StringBuilder("chance     moments  stated     won\n");
    for (int i = 0; i < TENTHS; i++) {
      var tenth = tenths.get(i);
      String range = String.format(Locale.ROOT, "%.1f to %.1f", i / 10.0, (i + 1) / 10.0);
      out.append(
          tenth.moments == 0
              ? String.format("%s  %7d%n", range, 0)
              : String.format(
                  Locale.ROOT,
                  "%s  %7d  %6.3f  %6.3f%n",
                  range,
                  tenth.moments,
                  tenth.stated,
                  tenth.won));
    }
    return out.append(
            String.format(
                Locale.ROOT,
                "%d games; Brier score %.4f, of the best monotone curve %.4f, gap %.4f%n",
                games,
                brier,
                best,
                gap()))
        .toString();
  }
}
