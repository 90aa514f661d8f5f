package fr.zizanie.testing.suite;

import fr.zizanie.testing.suite.results.Fields;
import fr.zizanie.testing.suite.results.Outcome;
import java.util.List;
import java.util.Optional;

/** What a forked JVM tells the suite, a line each. */
public sealed interface Event {
  /** Begins such a line: whatever else comes was printed by a test's own children. */
  String MARK = "\u0001";

  /** A test has ended. */
  record Ended(String test, Outcome outcome, long millis, String detail) implements Event {}

  /** All tests of a class have ended; {@code printed} is what it printed if one failed. */
  record Done(String inClass, String printed) implements Event {}

  /** The line that tells it. */
  default String line() {
    return MARK
        + Fields.line(
            switch (this) {
              case Ended(var test, var outcome, var millis, var detail) ->
                  List.of("ended", test, outcome.name(), Long.toString(millis), detail);
              case Done(var inClass, var printed) -> List.of("done", inClass, printed);
            });
  }

  /**
   * The event of a line; empty if it tells none. A child may have begun the line with words of its
   * own.
   */
  static Optional<Event> of(String line) {
    int mark = line.indexOf(MARK);
    if (mark < 0) return Optional.empty();
    List<String> fields = Fields.of(line.substring(mark + 1));
    return Optional.of(
        fields.getFirst().equals("done")
            ? new Done(fields.get(1), fields.get(2))
            : new Ended(
                fields.get(1),
                Outcome.valueOf(fields.get(2)),
                Long.parseLong(fields.get(3)),
                fields.get(4)));
  }
}
