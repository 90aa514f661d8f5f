package fr.zizanie.lab.luck;

import fr.zizanie.lab.arena.Workers;
import fr.zizanie.players.Appraisers;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Contender;
import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Watcher;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.Progress;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToDoubleFunction;

/** Analyses games of a level against itself, and tells what luck was worth in them. */
public record LuckLab<S, V>(Game<S, V> game, Options options, Budget budget, long seed) {
  /** A game that goes on so long is given up by the seat to act. */
  private static final int LONGEST = 400;

  /** Fails if the computer doesn’t play the game. */
  public LuckLab {
    if (Players.of(game).isEmpty() || Appraisers.of(game).isEmpty())
      throw new Failure("the computer doesn’t play this game");
  }

  /** Plays and analyses what is left of so many games, and tells. */
  public void run(int games, int threads, Optional<Path> keep) {
    var file = new LuckFile(keep, head());
    var next = new AtomicInteger();
    try (var progress = new Progress("games", games)) {
      Workers.run(
          threads,
          () -> {
            for (int n = next.getAndIncrement(); n < games; n = next.getAndIncrement()) {
              if (file.has(n)) continue;
              var analysis = analysed(played(n));
              file.put(n, Shares.of(analysis.first()), Shares.of(analysis.second()));
              progress.at(file.size());
            }
          });
    }
    for (Seat seat : Seat.values())
      System.out.print(table(game.profile().name(seat), file.of(seat.ordinal())));
  }

  private String head() {
    return "luck 1 %s level %d millis %d seed %d options %s"
        .formatted(game.profile().id(), budget.level(), budget.millis(), seed, options.values());
  }

  private Match<S, V> played(int number) {
    var dealer = SeedDealer.of("luck " + seed + " " + number, game.profile().id());
    var match = Match.begin(game, options).deal(dealer);
    var agent = Players.of(match.game(), seed * 31 + number).orElseThrow();
    Contender<S, V> level = Contender.of(agent, budget);
    while (match.turn() instanceof Turn.Of(Seat by)) {
      if (match.ply() >= LONGEST) return match.play(by, "resign").orThrow();
      var action = new Entry.Acted(by, level.act(match, by));
      match = match.enter(action).orThrow().deal(dealer);
    }
    return match;
  }

  private static <S, V> Analysis analysed(Match<S, V> match) {
    var appraiser = Appraisers.of(match.game()).orElseThrow();
    return Analysis.of(match, appraiser, appraiser.work(Depth.LAW), Watcher.NONE).orThrow();
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
