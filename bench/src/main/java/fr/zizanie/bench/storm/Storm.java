package fr.zizanie.bench.storm;

import fr.zizanie.bench.Line;
import fr.zizanie.bench.Scratch;
import java.io.IOException;
import java.util.Optional;
import java.util.SplittableRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Storm after storm over PostgreSQL, every fourth over SQLite, and a table of what was done. */
@Command(
    name = "storm",
    description = "Breaks servers, database and lines while games are played; nothing may be lost.",
    mixinStandardHelpOptions = true)
public final class Storm implements Runnable {
  /** Faults of one storm, before a new database and new games. */
  private static final int FAULTS = 500;

  private static final int EMBEDDED = 4;

  @Option(
      names = "--minutes",
      defaultValue = "10",
      description = "how long; the storm that blows then is finished (default ${DEFAULT-VALUE})")
  private int minutes;

  @Option(
      names = "--faults",
      defaultValue = "" + Integer.MAX_VALUE,
      description = "end earlier, after so many faults")
  private int faults;

  @Option(
      names = "--games",
      defaultValue = "20",
      description = "games played at once (default ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--bodies",
      description = "something else: so many lines that begin a body and stop, and what others see")
  private Optional<Integer> bodies = Optional.empty();

  private Storm() {}

  public static void main(String[] args) {
    Line.run(new Storm(), args);
  }

  @Override
  public void run() {
    bodies.ifPresentOrElse(Storm::halfSent, this::storms);
  }

  private static void halfSent(int lines) {
    if (lines < 1) throw new IllegalArgumentException("--bodies takes 1 or more");
    try (var scratch = Scratch.open()) {
      System.out.print(new HalfSent(lines).blown(scratch.folder()));
    } catch (IOException e) {
      throw new IllegalStateException("the server can't be reached: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted", e);
    }
  }

  private void storms() {
    if (minutes < 1 || faults < 1 || games < 1)
      throw new IllegalArgumentException("--minutes, --faults and --games take 1 or more");
    if (!Skew.possible()) System.err.println("storm: without libfaketime all clocks go right");
    var tally = new Tally();
    long end = System.nanoTime() + minutes * 60_000_000_000L;
    long made = 0;
    long answered = 0;
    for (int n = 1; System.nanoTime() - end < 0 && tally.all() < faults; n++) {
      int until = Math.min(faults, tally.all() + FAULTS);
      var after = one(n % EMBEDDED == 0, tally, until);
      made += after.made();
      answered += after.answered();
      System.out.printf("%n%s%n%d moves made, %d of them answered%n", tally, made, answered);
      if (!after.wrong().isEmpty())
        throw new IllegalStateException(String.join("\n", after.wrong()));
    }
    System.out.println("no accepted move lost, doubled or reordered");
  }

  private Weather.After one(boolean embedded, Tally tally, int until) {
    try (var scratch = Scratch.open()) {
      var weather = new Weather(scratch.folder(), games, tally, new SplittableRandom());
      return embedded ? weather.embedded(until) : weather.postgres(until);
    } catch (IOException e) {
      throw new IllegalStateException("the storm has no place: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted", e);
    }
  }
}
