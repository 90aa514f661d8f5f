package fr.zizanie.app;

import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Countable;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.GameArgument;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts the leaf moves below a position. */
@Command(
    name = "perft",
    description = "Counts the moves at a depth: perft GAME --depth N [--divide].")
final class Perft implements Runnable {
  @Mixin private final GameArgument argument = new GameArgument();

  @Option(names = "--depth", required = true, description = "1 to 20")
  private int depth;

  @Option(names = "--divide", description = "also below each first move")
  private boolean divide;

  @Override
  public void run() {
    if (depth < 1 || depth > 20) throw new Failure("--depth takes 1 to 20");
    count(argument.match());
  }

  private <S, V> void count(Match<S, V> match) {
    var game =
        Countable.of(match.game())
            .orElseThrow(() -> new Failure("the moves of this game are not counted"));
    if (divide) {
      var moves = game.divide(match.state(), depth);
      moves.forEach((move, nodes) -> System.out.println(move + " " + nodes));
      System.out.println("nodes " + moves.values().stream().mapToLong(Long::longValue).sum());
    } else {
      System.out.println("nodes " + game.perft(match.state(), depth));
    }
  }
}
