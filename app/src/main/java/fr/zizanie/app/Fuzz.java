package fr.zizanie.app;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.laws.Laws;
import fr.zizanie.rules.laws.Report;
import fr.zizanie.rules.laws.Violation;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.GameArgument;
import fr.zizanie.terminal.Progress;
import fr.zizanie.terminal.json.Json;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays random legal actions under the laws that every game obeys. */
@Command(
    name = "fuzz",
    description = "Plays random legal actions under the laws: fuzz GAME --plies N --seed S.")
final class Fuzz implements Runnable {
  @Mixin private final GameArgument argument = new GameArgument();

  @Option(
      names = "--plies",
      defaultValue = "100000",
      description = "how many actions (default ${DEFAULT-VALUE})")
  private long plies;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "the same seed plays the same games (default ${DEFAULT-VALUE})")
  private long seed;

  @Override
  public void run() {
    if (plies < 1) throw new Failure("--plies takes a number from 1");
    long start = System.nanoTime();
    var report = run(argument.game());
    double seconds = (System.nanoTime() - start) / 1e9;
    if (report.violation().isPresent()) {
      Violation v = report.violation().get();
      System.err.println(v.record());
      System.out.println(report.plies() + " plies, 1 violations");
      throw new Failure("the law '" + v.law() + "' is broken: " + v.detail());
    }
    System.out.printf(
        Locale.ROOT,
        "%d games, %d stopped after %d plies; %.0f seconds, %.0f plies a second%n",
        report.games(),
        report.unfinished(),
        Laws.LONGEST,
        seconds,
        report.plies() / seconds);
    System.out.println(report.plies() + " plies, 0 violations");
  }

  private <S, V> Report run(Game<S, V> game) {
    try (var progress = new Progress("plies", plies)) {
      return Laws.check(game, argument.options(), Json.RECORDS, seed, plies, progress::at);
    }
  }
}
