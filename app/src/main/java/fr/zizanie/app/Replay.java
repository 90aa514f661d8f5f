package fr.zizanie.app;

import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.tsunami.Sgf;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tells a recorded game move by move. */
@Command(name = "replay", description = "Tells a recorded game move by move: replay FILE.")
final class Replay implements Runnable {
  @Mixin private final RecordArgument argument = new RecordArgument();

  @Option(names = "--sgf", description = "write the stones as SGF instead (tsunami)")
  private boolean sgf;

  @Override
  public void run() {
    var loaded = argument.load();
    if (sgf) {
      System.out.print(
          Sgf.write(loaded.match(), loaded.tags())
              .orElseThrow(() -> new Failure("only tsunami has SGF")));
      return;
    }
    loaded.tags().forEach((name, value) -> System.out.println(name + ": " + value));
    tell(loaded.match());
  }

  private static <S, V> void tell(Match<S, V> match) {
    var game = match.game();
    System.out.println(position(match, match.start().state()));
    for (var step : match.steps(0)) {
      String what =
          switch (step.entry()) {
            case Entry.Acted(var by, var picks) ->
                match.profile().name(by) + "  " + game.notation().written(step.before(), picks);
            case Entry.Dealt(var result) -> "chance  " + game.notation().print(result);
            case Entry.Happened(var event) ->
                match.profile().name(event.by()) + "  " + event.text();
          };
      System.out.println(what + "    " + position(match, step.after()));
    }
    System.out.println(
        match
            .outcome()
            .map(o ->
                o.winner().map(w -> match.profile().name(w) + " wins").orElse("drawn")
                    + ", "
                    + o.reason())
            .orElse("not finished"));
  }

  private static <S> String position(Match<S, ?> match, S state) {
    Tree tree = match.game().notation().position(state);
    return tree instanceof Tree.Text(String text) ? text : Json.node(tree).toString();
  }
}
