package fr.zizanie.lab.commands;

import fr.zizanie.lab.arena.Arena;
import fr.zizanie.lab.arena.Ladder;
import fr.zizanie.lab.arena.Rating;
import fr.zizanie.lab.arena.Result;
import fr.zizanie.lab.arena.Sprt;
import fr.zizanie.lab.arena.Workers;
import fr.zizanie.players.Players;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.terminal.Progress;
import java.util.Locale;

/** Plays a ladder on several threads and prints what it shows. */
record LadderRun<S, V>(
    Game<S, V> game, Options options, long seed, int threads, Ladder ladder, GamesFile file) {
  /** Plays until each pair is decided. */
  void play() {
    try (var progress = new Progress("games", ladder.most())) {
      Workers.run(
          threads,
          () -> {
            for (var task = ladder.take(); task.isPresent(); task = ladder.take()) {
              var result = game(task.get());
              ladder.put(task.get(), result);
              file.write(task.get(), result);
              progress.at(ladder.played());
            }
          });
    }
  }

  private Result game(Ladder.Task task) {
    var pair = task.pair();
    return new Arena<>(game, options, level(pair.upper()), level(pair.lower()), seed)
        .game(task.number());
  }

  private Arena.Entrant<S, V> level(int level) {
    return Arena.level(game, Players.budget(game, level), seed * 8 + level);
  }

  /** {@return a table of the pairs and one of the levels} */
  String text() {
    var out = new StringBuilder();
    out.append("levels   games   won drawn  lost   score    Elo   95 %         LOS    LLR\n");
    for (var match : ladder.matches()) if (match.pair().neighbours()) step(out, match);
    out.append('\n');
    out.append("level     Elo  95 %\n");
    int level = 0;
    for (Rating r : ladder.ratings())
      out.append(String.format(Locale.ROOT, "%5d %7.0f ± %.0f%n", ++level, r.elo(), r.half()));
    return out.toString();
  }

  private static void step(StringBuilder out, Ladder.Match match) {
    var r = match.trial().result();
    var elo = r.elo();
    String shown =
        switch (match.trial().verdict()) {
          case HIGH -> "above";
          case LOW -> "not above";
          case OPEN -> "open";
        };
    out.append(
        String.format(
            Locale.ROOT,
            "%d over %d %5d %5d %5d %5d %6.1f%% %6.0f %5.0f…%-5.0f %6.3f %6.2f  %s%n",
            match.pair().upper(),
            match.pair().lower(),
            r.games(),
            r.wins(),
            r.draws(),
            r.losses(),
            100 * r.score(),
            elo.difference(),
            elo.low(),
            elo.high(),
            r.superiority(),
            Sprt.LEVEL.ratio(r),
            shown));
  }
}
