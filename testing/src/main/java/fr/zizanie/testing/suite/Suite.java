package fr.zizanie.testing.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/**
 * Runs every test of the product; the launcher starts it from its source, so that nothing need be
 * built before.
 */
public final class Suite {
  private Suite() {}

  /**
   * Takes the words after {@code ./zizanie test}; ends with 0 if all passed, 1 if not, 2 if it
   * didn't understand.
   */
  public static void main(String[] words) throws Exception {
    if (List.of(words).contains("--help")) {
      System.out.print(Options.USAGE);
      return;
    }
    Runtime.getRuntime().addShutdownHook(new Thread(Child::endAll));
    System.exit(run(List.of(words)));
  }

  private static int run(List<String> words) throws IOException, InterruptedException {
    Path home = Path.of(System.getProperty("zizanie.home", "")).toAbsolutePath();
    Console console = new Console(System.out);
    try (Processors processors = Processors.watching()) {
      Options options = Options.of(words);
      options.seed().ifPresent(seed -> console.say("seed " + seed));
      return once(home, console, processors, options);
    } catch (IllegalArgumentException e) {
      System.err.println("zizanie: " + e.getMessage());
      return 2;
    } catch (Build.Broken e) {
      System.err.println("zizanie: " + e.getMessage());
      return 1;
    }
  }

  private static int once(Path home, Console console, Processors processors, Options options)
      throws IOException, InterruptedException {
    Tally tally = new Tally();
    Durations durations = Durations.of(home);
    try (Progress progress = new Progress(console, tally, durations).start()) {
      new Lanes(home, options, progress, durations).run(true);
    }
    OptionalLong seconds = processors.seconds();
    Report.print(console, tally, seconds);
    return tally.count(Outcome.FAILED) == 0 && tally.count(Outcome.PASSED) > 0 ? 0 : 1;
  }
}
