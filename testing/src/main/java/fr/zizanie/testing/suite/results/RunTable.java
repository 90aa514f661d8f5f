package fr.zizanie.testing.suite.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Several runs in one table: their times, what failed how often, the slowest tests. */
public final class RunTable {
  private static final int SLOWEST = 10;

  private RunTable() {}

  /** The lines of the table. */
  public static List<String> of(List<Run> runs) {
    List<String> lines = new ArrayList<>();
    lines.add("run   wall s    cpu s   passed   failed");
    for (Run run : runs) {
      lines.add(
          "%3d %8d %8d %8d %8d"
              .formatted(run.number(), run.wall(), run.processors(), run.passed(), run.failed()));
    }
    lines.add("");
    Map<String, Integer> failures = new TreeMap<>();
    for (Run run : runs) run.failing().forEach(name -> failures.merge(name, 1, Integer::sum));
    lines.add(failures.isEmpty() ? "No test failed." : "Failed:");
    failures.forEach(
        (name, times) -> lines.add("  %d of %d  %s".formatted(times, runs.size(), name)));
    lines.add("");
    lines.add("The ten slowest tests, each at its slowest:");
    slowest(runs).forEach(one -> lines.add("  " + one));
    return lines;
  }

  /** A slow test is written as its seconds and its name. */
  private static List<String> slowest(List<Run> runs) {
    Map<String, String> worst = new TreeMap<>();
    for (Run run : runs) {
      for (String slow : run.slowest()) {
        String name = slow.substring(slow.indexOf(" s ") + 1);
        worst.merge(name, slow, (a, b) -> seconds(a) >= seconds(b) ? a : b);
      }
    }
    return worst.values().stream()
        .sorted(Comparator.comparingDouble(RunTable::seconds).reversed())
        .limit(SLOWEST)
        .toList();
  }

  private static double seconds(String slow) {
    return Double.parseDouble(slow.substring(0, slow.indexOf(' ')));
  }
}
