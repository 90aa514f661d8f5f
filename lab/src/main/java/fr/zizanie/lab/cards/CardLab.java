package fr.zizanie.lab.cards;

import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.Progress;
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

/** Weighs the cards of a deck and prints the table, also of what was played until a stop. */
public final class CardLab {
  private final Lab lab;
  private final LabTable table;
  private final LabFile kept;
  private final Optional<Path> csv;
  private final Collection<Finding> findings = Collections.synchronizedList(new ArrayList<>());
  private volatile boolean told;

  /** A lab whose games may be kept in a file; fails if its deck has no cards. */
  public CardLab(Lab lab, Optional<Path> keep, Optional<Path> csv) {
    this.lab = lab;
    table = new LabTable(lab.options());
    if (table.deck().cards().isEmpty())
      throw new Failure("this deck has no cards; --arm compares options instead");
    this.csv = csv;
    kept = new LabFile(keep, lab, table.deck());
    findings.addAll(kept.findings());
  }

  /** Plays the games that are left of so many, and tells. */
  public void run(int games, int threads) {
    // Whoever stops it early gets the table of what was played.
    Runtime.getRuntime().addShutdownHook(new Thread(this::tell));
    try {
      play(games, threads);
      tell();
    } finally {
      told = true;
    }
  }

  private void play(int games, int threads) {
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

  private synchronized void tell() {
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
