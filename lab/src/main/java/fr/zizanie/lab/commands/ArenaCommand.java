package fr.zizanie.lab.commands;

import fr.zizanie.lab.arena.Arena;
import fr.zizanie.lab.arena.Ladder;
import fr.zizanie.lab.arena.Sprt;
import fr.zizanie.lab.arena.Trial;
import fr.zizanie.lab.arena.Workers;
import fr.zizanie.lab.engines.Outside;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.machine.Jvm;
import fr.zizanie.rules.core.Game;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.GameArgument;
import fr.zizanie.terminal.Progress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets levels of the computer play each other, or a program of others. */
@Command(
    name = "arena",
    description = {
      "Two levels play each other: arena GAME --a LEVEL --b LEVEL --games N --seed S.",
      "All levels do, until each is shown to be above the one below: arena GAME --ladder [--keep"
          + " FILE]."
    })
public final class ArenaCommand implements Runnable {
  @Mixin private final GameArgument argument = new GameArgument();
  @Mixin private final SeriesOptions series = new SeriesOptions();

  @Option(names = "--a", description = "level of A, from 1 (the highest)")
  private Optional<Integer> a = Optional.empty();

  @Option(names = "--b", description = "level of B, from 1 (the highest)")
  private Optional<Integer> b = Optional.empty();

  @Option(
      names = "--gtp",
      paramLabel = "COMMAND",
      description = "B is this program that speaks GTP (tsunami --option deck=none)")
  private Optional<String> gtp = Optional.empty();

  @Option(
      names = "--uci",
      paramLabel = "COMMAND",
      description = "B is this program that speaks UCI (ironpond --option deck=none)")
  private Optional<String> uci = Optional.empty();

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "an option of that program, such as UCI_Elo=1900")
  private List<String> set = List.of();

  @Option(
      names = "--go",
      paramLabel = "WORDS",
      defaultValue = "movetime 1000",
      description = "how long that program thinks (default ${DEFAULT-VALUE})")
  private String go = "";

  @Option(names = "--ladder", description = "all levels play, each against all others")
  private boolean ladder;

  @Option(
      names = "--games",
      description = "how many, colours alternating (20; 200 at most for each step of a ladder)")
  private Optional<Integer> games = Optional.empty();

  @Option(
      names = "--top",
      defaultValue = "60",
      description = "how many at most between the two highest (default ${DEFAULT-VALUE})")
  private int top;

  @Option(
      names = "--others",
      defaultValue = "4",
      description = "how many between any other two (default ${DEFAULT-VALUE})")
  private int others;

  @Option(
      names = "--millis",
      description = "at most so long a move, instead of the level’s own time")
  private Optional<Long> millis = Optional.empty();

  @Option(names = "--b-millis", description = "the same for B, if it shall have another time")
  private Optional<Long> millisB = Optional.empty();

  @Option(
      names = "--sprt",
      paramLabel = "ELO",
      description = "ends as soon as a sequential test tells whether A is so much stronger")
  private Optional<Double> sprt = Optional.empty();

  @Option(
      names = "--hands",
      defaultValue = "1",
      description = "with how many threads A thinks about a move (default ${DEFAULT-VALUE})")
  private int hands;

  @Override
  public void run() {
    if (games.orElse(1) < 1) throw new Failure("--games takes a number from 1");
    if (hands < 1) throw new Failure("--hands takes a number from 1");
    if (Players.of(argument.game()).isEmpty())
      throw new Failure("the computer doesn’t play this game");
    if (ladder) climb(argument.game());
    else tell(duel(argument.game()));
  }

  private static void tell(Trial trial) {
    var result = trial.result();
    System.out.printf("%d games, %.0f plies each on average%n", result.games(), result.meanPlies());
    var elo = result.elo();
    System.out.printf(
        Locale.ROOT,
        "A scores %.1f %%: Elo %.0f, 95 %% %.0f to %.0f; stronger with likelihood %.3f%n",
        100 * result.score(),
        elo.difference(),
        elo.low(),
        elo.high(),
        result.superiority());
    System.out.println(
        "A wins " + result.wins() + ", B wins " + result.losses() + ", draws " + result.draws());
  }

  private <S, V> Trial duel(Game<S, V> game) {
    var test = sprt.map(Sprt::ofElo);
    var trial = new Trial(test, games.orElse(test.isPresent() ? 400 : 20));
    var options = argument.options();
    Arena.Entrant<S, V> other =
        gtp.map(c -> Outside.go(game, options, c))
            .or(() -> uci.map(c -> Outside.chess(game, options, c, set, go)))
            .orElseGet(() ->
                Arena.level(
                    game, budget("--b", level(b), millisB.or(() -> millis)), series.seed() + 1));
    var one = Arena.level(game, budget("--a", level(a), millis).on(new Jvm(hands)), series.seed());
    var arena = new Arena<>(game, options, one, other, series.seed());
    try (var progress = new Progress("games", trial.most())) {
      Workers.run(
          series.threads(),
          () -> {
            for (var n = trial.take(); n.isPresent(); n = trial.take()) {
              trial.put(n.getAsInt(), arena.game(n.getAsInt()));
              progress.at(trial.result().games());
            }
          });
    }
    sprt.ifPresent(elo ->
        System.out.printf(
            Locale.ROOT,
            "Elo %.0f against 0: %s (log likelihood ratio %.2f)%n",
            elo,
            trial.verdict(),
            Sprt.ofElo(elo).ratio(trial.result())));
    return trial;
  }

  private int level(Optional<Integer> given) {
    return given.orElseGet(() -> Players.levels(argument.game()));
  }

  private <S, V> void climb(Game<S, V> game) {
    var most = new Ladder.Most(games.orElse(200), top, others);
    var climbed = new Ladder(Players.levels(game), most);
    String id = game.profile().id();
    var head = "ladder 1 " + id + " " + argument.options().values();
    var file = new GamesFile(series.keep(), head + " seed " + series.seed(), climbed);
    var run =
        new LadderRun<>(game, argument.options(), series.seed(), series.threads(), climbed, file);
    // Whoever stops it early gets the tables of what was played.
    var telling = new Thread(() -> System.out.print(run.text()));
    Runtime.getRuntime().addShutdownHook(telling);
    run.play();
  }

  private Budget budget(String name, int level, Optional<Long> millis) {
    if (level < 1 || level > Budget.LEVELS)
      throw new Failure(name + " takes 1 to " + Budget.LEVELS);
    if (millis.filter(m -> m < 1).isPresent()) throw new Failure("--millis takes a number from 1");
    var usual = Players.budget(argument.game(), level);
    return new Budget(millis.orElse(usual.millis()), level);
  }
}
