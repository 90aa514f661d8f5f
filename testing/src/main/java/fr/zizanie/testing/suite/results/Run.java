package fr.zizanie.testing.suite.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One run of the suite, as {@code --keep} keeps it: a line of named fields.
 *
 * @param failing the names of the tests that failed
 * @param slowest the slowest tests, each with its seconds
 */
public record Run(
    String commit,
    int number,
    long wall,
    long processors,
    long passed,
    long failed,
    List<String> failing,
    List<String> slowest) {

  private static final String FAILING = "failing";
  private static final String SLOWEST = "slowest";

  /** Its line; a test that failed and one that was slow are fields each. */
  String line() {
    List<String> fields = new ArrayList<>();
    fields.add("commit=" + commit);
    fields.add("run=" + number);
    fields.add("wall=" + wall);
    fields.add("cpu=" + processors);
    fields.add("passed=" + passed);
    fields.add("failed=" + failed);
    failing.forEach(name -> fields.add(FAILING + "=" + name));
    slowest.forEach(name -> fields.add(SLOWEST + "=" + name));
    return Fields.line(fields);
  }

  static Run of(String line) {
    Map<String, String> one = new TreeMap<>();
    List<String> failing = new ArrayList<>();
    List<String> slowest = new ArrayList<>();
    for (String field : Fields.of(line)) {
      int sign = field.indexOf('=');
      if (sign < 0) throw new IllegalArgumentException("not a run: " + line);
      String value = field.substring(sign + 1);
      switch (field.substring(0, sign)) {
        case FAILING -> failing.add(value);
        case SLOWEST -> slowest.add(value);
        case String name -> one.put(name, value);
      }
    }
    return new Run(
        one.getOrDefault("commit", ""),
        Math.toIntExact(number(one, "run")),
        number(one, "wall"),
        number(one, "cpu"),
        number(one, "passed"),
        number(one, "failed"),
        List.copyOf(failing),
        List.copyOf(slowest));
  }

  private static long number(Map<String, String> fields, String name) {
    return Long.parseLong(fields.getOrDefault(name, "0"));
  }
}
