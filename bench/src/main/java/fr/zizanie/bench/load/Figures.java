package fr.zizanie.bench.load;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** A table of what was measured, to be pasted into docs/performance.md. */
record Figures(Measured server, Measured relay) {
  private record Row(String name, int digits, Function<Measured, Double> value) {}

  private static final List<Row> ROWS =
      List.of(
          new Row("moves a second", 0, m -> m.moves() / m.seconds()),
          new Row("p50 to the other player, ms", 2, m -> m.millis(50)),
          new Row("p99, ms", 2, m -> m.millis(99)),
          new Row("p99.9, ms", 2, m -> m.millis(99.9)),
          new Row("longest, ms", 2, m -> m.millis(100)),
          new Row("processor time a move, ms", 3, m -> used(m, m.processor())),
          new Row("of that compiling, ms", 3, m -> used(m, m.compiling())),
          new Row("garbage a move, kB", 1, m -> used(m, m.allocated() / 1e3)),
          new Row("bytes sent a move", 0, m -> m.bytes() / (double) m.moves()),
          new Row("moves due while another was on its way", 0, m -> (double) m.late()));

  @Override
  public String toString() {
    var out = new StringBuilder("| figure | Zizanie | bare relay |\n|---|---|---|\n");
    for (Row row : ROWS)
      out.append("| %s | %s | %s |\n".formatted(row.name, cell(row, server), cell(row, relay)));
    return out.toString();
  }

  /** How much of that a move took, or less than 0 if nobody knows. */
  private static double used(Measured of, double all) {
    return of.processor() > 0 ? all / of.moves() : -1;
  }

  private static String cell(Row row, Measured of) {
    double value = row.value.apply(of);
    return value < 0 ? "–" : String.format(Locale.ROOT, "%." + row.digits + "f", value);
  }
}
