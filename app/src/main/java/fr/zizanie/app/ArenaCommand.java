package fr.zizanie.app;

import fr.zizanie.players.Arena;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Game;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets two levels of the computer play each other. */
@Command(
    name = "arena",
    description = "Two levels play each other: arena GAME --a LEVEL --b LEVEL --games N --seed S.")
final class ArenaCommand implements Runnable {
  @Mixin private final GameArgument argument = new GameArgument();

  @Option(names = "--a", required = true, description = "level of A, 1 to 8")
  private int a;

  @Option(names = "--b", defaultValue = "8", description = "level of B, 1 to 8")
  private int b;

  @Option(
      names = "--gtp",
      paramLabel = "COMMAND",
      description = "B is this program that speaks GTP (tsunami --option deck=none)")
  private Optional<String> gtp = Optional.empty();

  @Option(
      names = "--games",
      defaultValue = "20",
      description = "how many, colours alternating (default ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "the same seed begins the same games (default ${DEFAULT-VALUE})")
  private long seed;

  @Option(
      names = "--millis",
      description = "at most so long a move, instead of the level’s own time")
  private Optional<Long> millis = Optional.empty();

  @Override
  public void run() {
    if (games < 1) throw new Failure("--games takes a number from 1");
    var result = play(argument.game());
    System.out.printf("%d games, %.0f plies each on average%n", result.games(), result.meanPlies());
    System.out.println(
        "A wins " + result.wins() + ", B wins " + result.losses() + ", draws " + result.draws());
  }

  private <S, V> Arena.Result play(Game<S, V> game) {
    if (Players.of(game).isEmpty()) throw new Failure("the computer doesn’t play this game");
    if (gtp.isPresent()) return againstProgram(game, gtp.get());
    try (var progress = new Progress("games", games)) {
      return Arena.of(game, argument.options(), budget("--a", a), budget("--b", b), seed)
          .play(games, seed, r -> progress.at(r.games()));
    }
  }

  private <S, V> Arena.Result againstProgram(Game<S, V> game, String command) {
    var budget = budget("--a", a);
    try (var outside = Outside.of(game, argument.options(), command);
        var progress = new Progress("games", games)) {
      var own = new Arena.Contender<>(Players.of(game, seed).orElseThrow(), budget);
      var other = new Arena.Contender<>(outside.agent(), budget);
      return new Arena<>(game, argument.options(), own, other)
          .play(games, seed, r -> progress.at(r.games()));
    }
  }

  private Budget budget(String name, int level) {
    if (level < 1 || level > Budget.LEVELS)
      throw new Failure(name + " takes 1 to " + Budget.LEVELS);
    if (millis.filter(m -> m < 1).isPresent()) throw new Failure("--millis takes a number from 1");
    return new Budget(millis.orElseGet(() -> Budget.of(level).millis()), level);
  }
}
