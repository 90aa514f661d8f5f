package fr.zizanie.lab.options;

import fr.zizanie.lab.arena.Arena;
import fr.zizanie.lab.arena.Ending;
import fr.zizanie.lab.arena.Workers;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Game;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.Progress;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** Lets a level play itself with each set of options, and prints the table. */
public record OptionLab<S, V>(
    Game<S, V> game, Budget budget, long seed, List<Arm> arms, int games) {
  /** A game of an arm that is to be played. */
  private record Task(Arm arm, int number) {}

  /** Fails if the computer doesn’t play the game. */
  public OptionLab {
    if (Players.of(game).isEmpty()) throw new Failure("the computer doesn’t play this game");
  }

  /** Plays what is left, and tells. */
  public void run(int threads, Optional<Path> keep, Optional<Path> csv) {
    var file = new ArmsFile(keep, head());
    var left = left(file);
    // Whoever stops it early gets the table of what was played.
    var telling = new Thread(() -> tell(file, csv));
    Runtime.getRuntime().addShutdownHook(telling);
    int all = arms.size() * games;
    try (var progress = new Progress("games", all)) {
      Workers.run(
          threads,
          () -> {
            for (var task = next(left); task.isPresent(); task = next(left)) {
              var ending = played(task.get());
              file.put(task.get().arm.name(), task.get().number, ending);
              progress.at(file.size());
            }
          });
    }
    Runtime.getRuntime().removeShutdownHook(telling);
    tell(file, csv);
  }

  /** What makes games the same: not how many there are, nor which other arms. */
  private String head() {
    return "lab 2 %s level %d millis %d seed %d base %s"
        .formatted(
            game.profile().id(),
            budget.level(),
            budget.millis(),
            seed,
            arms.getFirst().options().values());
  }

  /** All arms in turn, so that a stop leaves as many games of each. */
  private Queue<Task> left(ArmsFile file) {
    var out = new ArrayDeque<Task>();
    for (int n = 0; n < games; n++)
      for (Arm arm : arms) if (!file.has(arm.name(), n)) out.add(new Task(arm, n));
    return out;
  }

  private static Optional<Task> next(Queue<Task> left) {
    synchronized (left) {
      return Optional.ofNullable(left.poll());
    }
  }

  private Ending played(Task task) {
    var one = Arena.level(game, budget, seed);
    var other = Arena.level(game, budget, seed + 1);
    return new Arena<>(game, task.arm.options(), one, other, seed).ending(task.number);
  }

  private void tell(ArmsFile file, Optional<Path> csv) {
    var table = new ArmTable(arms, file.endings());
    System.out.print(table.text());
    csv.ifPresent(table::write);
  }
}
