package fr.zizanie.lab.luck;

import fr.zizanie.lab.arena.KeptGames;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.terminal.Failure;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Analyses games of each level against itself, and tells what a decision of each gives up.
 *
 * @param levels the budgets of the levels, from the first on
 */
public record ErrorLab<S, V>(
    Game<S, V> game, Options options, List<Budget> levels, Depth depth, long seed) {
  /** Actions that are drawn at the beginning, and that nobody is blamed for. */
  private static final int OPENING = 4;

  /** Fails if the computer doesn’t play the game. */
  public ErrorLab {
    levels = List.copyOf(levels);
    if (levels.isEmpty()) throw new Failure("the computer doesn’t play this game");
  }

  /** Plays and analyses what is left of so many games of each level, and tells. */
  public void run(int games, int threads, Optional<Path> keep) {
    var kept = new KeptGames<>(keep, head(), GivenUp.FORM);
    var numbers =
        IntStream.range(0, games * Budget.LEVELS).filter(n -> n % Budget.LEVELS < levels.size());
    kept.play(numbers, threads, this::found);
    System.out.println("level  games  decisions  error rate         of one game");
    for (int i = 0; i < levels.size(); i++) {
      int level = i;
      var own =
          kept.known().entrySet().stream()
              .filter(e -> e.getKey() % Budget.LEVELS == level)
              .map(e -> e.getValue())
              .toList();
      System.out.print(line(level + 1, ErrorRate.of(own)));
    }
  }

  /** The levels take turns, so that a run that is stopped has about as many games of each. */
  private GivenUp found(int number) {
    var budget = levels.get(number % Budget.LEVELS);
    var level = new LevelGames<>(game, options, budget, seed, OPENING);
    return GivenUp.of(level.analysed(number / Budget.LEVELS, depth), OPENING);
  }

  private String head() {
    return "errors 3 %s depth %s millis %d seed %d options %s"
        .formatted(game.profile().id(), depth, levels.getFirst().millis(), seed, options.values());
  }

  private static String line(int level, ErrorRate found) {
    return String.format(
        Locale.ROOT,
        "%5d  %5d  %9d  %.4f ± %.4f    ± %.4f%n",
        level,
        found.games(),
        found.decisions(),
        found.rate(),
        found.error(),
        found.spread());
  }
}
