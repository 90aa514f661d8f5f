package fr.zizanie.app;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Export;
import fr.zizanie.rules.core.record.Exported;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.RecordArgument;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tells a recorded game move by move. */
@Command(name = "replay", description = "Tells a recorded game move by move: replay FILE.")
final class Replay implements Runnable {
  /** Tags of our records that PGN writes in its own way. */
  private static final Set<String> OWN =
      Set.of("Game", "Rules", "Options", "Position", "Result", "Reason");

  @Mixin private final RecordArgument argument = new RecordArgument();

  @Option(names = "--sgf", description = "write the stones as SGF instead (tsunami)")
  private boolean sgf;

  @Option(
      names = "--pgn",
      description = "write the moves as PGN instead (games of the chess family)")
  private boolean pgn;

  @Override
  public void run() {
    var loaded = argument.load();
    if (pgn || sgf) {
      System.out.print(
          exported(loaded)
              .orElseThrow(() ->
                  new Failure(
                      pgn
                          ? "only games of the chess family have PGN, and only without cards"
                          : "only tsunami has SGF")));
      return;
    }
    loaded.tags().forEach((name, value) -> System.out.println(name + ": " + value));
    tell(loaded.match());
  }

  private Optional<String> exported(Records.Loaded loaded) {
    var tags = pgn ? names(loaded.tags()) : loaded.tags();
    return Exported.of(loaded.match(), Optional.empty(), tags, loaded.times())
        .filter(export -> export.format().equals(pgn ? "pgn" : "sgf"))
        .map(Export::text);
  }

  /** The tags that say who played where and when. */
  private static Map<String, String> names(Map<String, String> tags) {
    var out = new LinkedHashMap<>(tags);
    out.keySet().removeAll(OWN);
    return out;
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
                o.winner()
                        .map(w -> match.profile().name(w) + " wins")
                        .orElse(o instanceof Outcome.Annulled ? "void" : "drawn")
                    + ", "
                    + o.reason())
            .orElse("not finished"));
  }

  private static <S> String position(Match<S, ?> match, S state) {
    return new Trees().write(match.game().notation().position(state));
  }
}
