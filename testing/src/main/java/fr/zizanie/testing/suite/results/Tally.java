package fr.zizanie.testing.suite.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** All results of a run so far; threads may add and ask at any time. */
public final class Tally {
  private final List<Result> results = new ArrayList<>();

  /** Counts one more. */
  public synchronized void add(Result result) {
    results.add(result);
  }

  /** How many ended so. */
  public synchronized long count(Outcome outcome) {
    return results.stream().filter(result -> result.outcome() == outcome).count();
  }

  /** The same of one lane. */
  public synchronized long count(Outcome outcome, String lane) {
    return results.stream()
        .filter(result -> result.outcome() == outcome && result.lane().equals(lane))
        .count();
  }

  /** Those that failed. */
  public synchronized List<Result> failed() {
    return results.stream().filter(result -> result.outcome() == Outcome.FAILED).toList();
  }

  synchronized List<Result> slowest(int count) {
    return results.stream()
        .sorted(Comparator.comparingLong(Result::millis).reversed())
        .limit(count)
        .toList();
  }

  /** The last line of a run. */
  synchronized String line() {
    String line = count(Outcome.PASSED) + " passed, " + count(Outcome.FAILED) + " failed";
    long skipped = count(Outcome.SKIPPED);
    return skipped == 0 ? line : line + ", " + skipped + " skipped";
  }
}
