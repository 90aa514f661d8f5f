package fr.zizanie.testing.suite;

import fr.zizanie.testing.suite.results.Fields;
import java.util.List;

/**
 * How the hunt for a planted fault ended, as {@code --keep} keeps it.
 *
 * @param by the test that found it; empty if none did
 */
record Find(String commit, String fault, String by, long seconds) {
  boolean missed() {
    return by.isEmpty();
  }

  String line() {
    return Fields.line(List.of(commit, fault, by, Long.toString(seconds)));
  }

  static Find of(String line) {
    List<String> fields = Fields.of(line);
    if (fields.size() != 4) throw new IllegalArgumentException("not a find: " + line);
    return new Find(fields.get(0), fields.get(1), fields.get(2), Long.parseLong(fields.get(3)));
  }
}
