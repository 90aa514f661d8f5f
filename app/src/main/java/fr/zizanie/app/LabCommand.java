package fr.zizanie.app;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.tsunami.lab.Finding;
import fr.zizanie.players.tsunami.lab.Lab;
import fr.zizanie.players.tsunami.lab.LabGame;
import fr.zizanie.rules.tsunami.Tsunami;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Weighs the cards of a deck by computer games. */
@Command(
    name = "lab",
    description = {
      "Weighs cards by computer games: lab tsunami --games N [--level L] [--keep FILE] [--csv"
          + " FILE].",
      "For each card: by how much its player’s chances change when it is drawn or played."
    })
final class LabCommand implements Runnable {
  @Mixin private final GameArgument argument = new GameArgument();

  @Option(
      names = "--games",
      defaultValue = "100",
      description = "how many games in all (default ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--level",
      defaultValue = "4",
      description = "level of both seats, 1 to 8 (default ${DEFAULT-VALUE})")
  private int level;

  @Option(
      names = "--millis",
      description = "at most so long a decision, instead of the level’s own time")
  private Optional<Long> millis = Optional.empty();

  @Option(
      names = "--deck",
      description = "the deck: projet-1, projet-2 or @FILE (short for --option deck=…)")
  private Optional<String> deck = Optional.empty();

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "the same seed plays the same games (default ${DEFAULT-VALUE})")
  private long seed;

  @Option(
      names = "--threads",
      defaultValue = "1",
      description = "how many games at a time (default ${DEFAULT-VALUE})")
  private int threads;

  @Option(
      names = "--horizon",
      defaultValue = "" + Lab.HORIZON,
      description = "turns of both after which a card is judged, even (default ${DEFAULT-VALUE})")
  private int horizon;

  @Option(
      names = "--playouts",
      defaultValue = "" + Lab.PLAYOUTS,
      description = "playouts of each look at the chances (default ${DEFAULT-VALUE})")
  private int playouts;

  @Option(
      names = "--keep",
      paramLabel = "FILE",
      description = "writes each game there when it is over, and goes on from what is there")
  private Optional<Path> keep = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "writes the table there too")
  private Optional<Path> csv = Optional.empty();

  private final Collection<Finding> findings = Collections.synchronizedList(new ArrayList<>());
  private volatile boolean told;

  @Override
  public void run() {
    check();
    deck.ifPresent(d -> argument.option("deck", d));
    if (!(argument.game() instanceof Tsunami))
      throw new Failure("the lab weighs the cards of tsunami only");
    var lab = new Lab(argument.options(), budget(), seed, horizon, playouts);
    var table = new LabTable(argument.options());
    if (table.deck().cards().isEmpty()) throw new Failure("this deck has no cards");
    // Whoever stops it early gets the table of what was played.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> tell(table)));
    try {
      var kept = new LabFile(keep, lab, table.deck());
      findings.addAll(kept.findings());
      play(lab, kept);
      tell(table);
    } finally {
      told = true;
    }
  }

  private void check() {
    if (games < 1) throw new Failure("--games takes a number from 1");
    if (level < 1 || level > Budget.LEVELS)
      throw new Failure("--level takes 1 to " + Budget.LEVELS);
    if (millis.filter(m -> m < 1).isPresent()) throw new Failure("--millis takes a number from 1");
    if (threads < 1 || threads > 64) throw new Failure("--threads takes 1 to 64");
    if (horizon < 2 || horizon > 100 || horizon % 2 != 0)
      throw new Failure("--horizon takes an even number from 2 to 100");
    if (playouts < 1 || playouts > 100_000) throw new Failure("--playouts takes 1 to 100000");
  }

  private Budget budget() {
    return new Budget(millis.orElseGet(() -> Budget.of(level).millis()), level);
  }

  private void play(Lab lab, LabFile kept) {
    var left = IntStream.range(0, games).filter(n -> !kept.has(n)).boxed().toList();
    try (var pool = Executors.newFixedThreadPool(threads);
        var progress = new Progress("games", games)) {
      var done = new ExecutorCompletionService<LabFile.Played>(pool);
      for (int n : left) done.submit(() -> new LabFile.Played(n, LabGame.findings(lab, n)));
      try {
        for (int i = 0; i < left.size(); i++) {
          var game = done.take().get();
          kept.write(game);
          findings.addAll(game.findings());
          progress.at(games - left.size() + i + 1L);
        }
      } finally {
        pool.shutdownNow();
      }
    } catch (InterruptedException | ExecutionException | CancellationException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void tell(LabTable table) {
    if (told) return;
    told = true;
    List<Finding> all;
    synchronized (findings) {
      all = List.copyOf(findings);
    }
    System.out.print(table.text(all));
    csv.ifPresent(path -> table.write(path, all));
  }
}
