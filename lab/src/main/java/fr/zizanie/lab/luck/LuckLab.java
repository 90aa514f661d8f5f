package fr.zizanie.lab.luck;

import fr.zizanie.lab.arena.KeptGames;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Analyses games of a level against itself, and tells what luck was worth in them. */
public record LuckLab<S, V>(Game<S, V> game, Options options, Budget budget, long seed) {
  /** Plays and analyses what is left of so many games, and tells. */
  public void run(int games, int threads, Optional<Path> keep) {
    var level = new LevelGames<>(game, options, budget, seed, 0);
    var kept = new KeptGames<>(keep, head(), Shared.FORM);
    kept.play(IntStream.range(0, games), threads, n -> Shared.of(level.analysed(n, Depth.LAW)));
    for (Seat seat : Seat.values())
      System.out.print(
          table(game.profile().name(seat), kept.all().stream().map(g -> g.of(seat)).toList()));
  }

  private String head() {
    return "luck 5 %s level %d millis %d seed %d options %s"
        .formatted(game.profile().id(), budget.level(), budget.millis(), seed, options.values());
  }

  private static String table(String seat, List<Shares> games) {
    double luck = mean(games, Shares::luck);
    double error = spread(games, Shares::luck) / Math.sqrt(games.size());
    return String.format(
        Locale.ROOT,
        "%s: %d games, luck %+.3f ± %.3f a game; spread of results %.3f, without luck %.3f;"
            + " of rest %.3f; given up a decision %.4f%n",
        seat,
        games.size(),
        luck,
        error,
        spread(games, Shares::gained),
        spread(games, s -> s.gained() - s.luck()),
        spread(games, Shares::rest),
        mean(games, Shares::errorRate));
  }

  private static double mean(List<Shares> games, ToDoubleFunction<Shares> what) {
    return games.stream().mapToDouble(what).average().orElse(0);
  }

  /** The standard deviation. */
  private static double spread(List<Shares> games, ToDoubleFunction<Shares> what) {
    double mean = mean(games, what);
    double square =
        games.stream().mapToDouble(s -> Math.pow(what.applyAsDouble(s) - mean, 2)).sum();
    return Math.sqrt(square / Math.max(1, games.size() - 1));
  }
}
