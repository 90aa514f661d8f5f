package fr.zizanie.testing.suite;

import fr.zizanie.testing.suite.results.Console;
import fr.zizanie.testing.suite.results.Outcome;
import fr.zizanie.testing.suite.results.Report;
import fr.zizanie.testing.suite.results.Run;
import fr.zizanie.testing.suite.results.RunTable;
import fr.zizanie.testing.suite.results.Runs;
import fr.zizanie.testing.suite.results.Tally;
import java.io.IOException;
import java.nio.file.Path;

/** Runs of the whole suite: one, or several of one build, in one sitting or in more. */
final class Sittings {
  private final Path home;
  private final Console console;
  private final Processors processors;
  private final Options options;

  Sittings(Path home, Console console, Processors processors, Options options) {
    this.home = home;
    this.console = console;
    this.processors = processors;
    this.options = options;
  }

  /** Builds and runs all once; whether all tests passed. */
  boolean once() throws IOException, InterruptedException {
    Tally tally = run(true);
    Report.print(console, tally, processors.seconds());
    return tally.count(Outcome.FAILED) == 0 && tally.count(Outcome.PASSED) > 0;
  }

  /**
   * Runs until the file holds as many runs of this commit as were asked for; whether none of them
   * failed.
   */
  boolean again() throws IOException, InterruptedException {
    Runs runs = Runs.open(options.keep(), Commit.of(home));
    boolean built = false;
    while (runs.all().size() < options.again()) {
      if (!built) new Build(home).run(module -> {});
      built = true;
      int number = runs.all().size() + 1;
      console.say("run " + number + " of " + options.again());
      long since = System.nanoTime();
      long before = processors.seconds().orElse(0);
      Tally tally = run(false);
      long wall = (System.nanoTime() - since) / 1_000_000_000;
      tally.failed().forEach(one -> Report.failure(console, one));
      runs.add(
          new Run(
              runs.commit(),
              number,
              wall,
              processors.seconds().orElse(0) - before,
              tally.count(Outcome.PASSED),
              tally.count(Outcome.FAILED),
              tally.failed().stream().map(one -> one.lane() + " " + one.test()).toList(),
              Report.slowest(tally)));
    }
    RunTable.of(runs.all()).forEach(console::plain);
    return runs.all().stream().allMatch(run -> run.failed() == 0);
  }

  private Tally run(boolean build) throws IOException, InterruptedException {
    Tally tally = new Tally();
    Durations durations = Durations.of(home);
    try (Progress progress = new Progress(console, tally, durations).start()) {
      new Lanes(home, options, progress, durations).run(build);
    }
    return tally;
  }
}
