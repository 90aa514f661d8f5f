package fr.zizanie.testing.suite;

import fr.zizanie.testing.suite.results.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

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
      Sittings sittings = new Sittings(home, console, processors, options);
      boolean well;
      if (options.planted()) well = new Planting(home, console, options).run();
      else if (options.again() > 1 || options.keep().isPresent()) well = sittings.again();
      else well = sittings.once();
      return well ? 0 : 1;
    } catch (IllegalArgumentException e) {
      System.err.println("zizanie: " + e.getMessage());
      return 2;
    } catch (Build.Broken e) {
      System.err.println("zizanie: " + e.getMessage());
      return 1;
    }
  }
}
