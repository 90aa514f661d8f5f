package fr.zizanie.testing.suite.results;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * The end of a run, in words: what failed and how to run it again, times, the slowest tests, the
 * counts.
 */
public final class Report {
  private static final int SLOWEST = 10;

  private Report() {}

  /** Says how a run ended. */
  public static void print(Console console, Tally tally, OptionalLong processorSeconds) {
    tally.failed().forEach(one -> failure(console, one));
    console.plain("\nThe ten slowest tests:");
    for (Result one : tally.slowest(SLOWEST)) console.plain("  " + slow(one));
    String processors =
        processorSeconds.isPresent()
            ? ", processor time " + minutes(processorSeconds.getAsLong())
            : "";
    console.plain("\nWall time " + minutes(console.elapsed().toSeconds()) + processors);
    console.plain(tally.line());
  }

  /** Seconds and name of a test. */
  static String slow(Result one) {
    return String.format(
        Locale.ROOT, "%6.1f s  %s  %s", one.millis() / 1000.0, one.lane(), one.test());
  }

  /** The slowest tests, a line each. */
  public static List<String> slowest(Tally tally) {
    return tally.slowest(SLOWEST).stream().map(Report::slow).map(String::strip).toList();
  }

  /** Says what failed and how to run it again. */
  public static void failure(Console console, Result one) {
    console.plain("\nFAILED  " + one.lane() + "  " + one.test());
    console.plain(one.detail().strip().indent(2).stripTrailing());
    console.plain("  again: " + one.again());
  }

  private static String minutes(long seconds) {
    return "%d min %02d s".formatted(seconds / 60, seconds % 60);
  }
}
