package fr.zizanie.testing.suite;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;

/**
 * What {@code ./zizanie test} was asked for.
 *
 * @param lengthy whether long tests and long measures run
 * @param seed of the order of tests, and of what tests draw; without one the order is fixed
 * @param again how often the suite runs; 1 unless asked
 * @param planted whether planted faults are hunted instead
 * @param keep where runs or finds are kept, so that a later call goes on
 * @param only lanes to run, or planted faults; all when empty
 */
record Options(
    boolean lengthy,
    OptionalLong seed,
    int again,
    boolean planted,
    Optional<Path> keep,
    List<String> only) {

  static final String USAGE =
      """
      ./zizanie test                run every test: Java, page, browser; about ten minutes
        --long                      long tests too, and long measures
        --seed N, --shuffle         all in random order, drawn from N
        --only NAME,NAME            these alone: a module, style, page, e2e
        --again N [--keep FILE]     build once, run N times, print a table; goes on with FILE later
        --planted [--only NAME] [--keep FILE]
                                    plant faults one by one; tests must find each
      docs/testing.md tells more.
      """;

  static Options of(List<String> words) {
    Deque<String> left = new ArrayDeque<>(words);
    boolean lengthy = false;
    boolean planted = false;
    OptionalLong seed = OptionalLong.empty();
    int again = 1;
    Optional<Path> keep = Optional.empty();
    List<String> only = List.of();
    while (!left.isEmpty()) {
      String word = left.pop();
      switch (word) {
        case "--long" -> lengthy = true;
        case "--planted" -> planted = true;
        case "--shuffle" -> seed = OptionalLong.of(ThreadLocalRandom.current().nextLong(1_000_000));
        case "--seed" -> seed = OptionalLong.of(number(word, left));
        case "--again" -> again = Math.toIntExact(number(word, left));
        case "--keep" -> keep = Optional.of(Path.of(value(word, left)));
        case "--only" -> only = List.of(value(word, left).split(","));
        default ->
            throw new IllegalArgumentException(
                "test doesn't know " + word + "; try ./zizanie test --help");
      }
    }
    if (again < 1) throw new IllegalArgumentException("--again takes a number of runs, 1 or more");
    return new Options(lengthy, seed, again, planted, keep, only);
  }

  boolean wants(String lane) {
    return only.isEmpty() || only.contains(lane);
  }

  private static String value(String option, Deque<String> left) {
    if (left.isEmpty()) throw new IllegalArgumentException(option + " needs a value");
    return left.pop();
  }

  private static long number(String option, Deque<String> left) {
    String value = value(option, left);
    try {
      return Long.parseLong(value);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(option + " takes a number, not " + value, e);
    }
  }
}
