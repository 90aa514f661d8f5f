package fr.zizanie.lab.commands;

import fr.zizanie.lab.arena.KeptRun;
import fr.zizanie.lab.arena.Ladder;
import fr.zizanie.lab.arena.Result;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the games of a ladder are kept, so that a run that was stopped goes on: a line that says
 * how they are played, then a line {@code UPPER LOWER NUMBER OUTCOME PLIES} for each, its outcome
 * {@code 1}, {@code =} or {@code 0} for the upper level.
 */
final class GamesFile {
  private static final Pattern GAME =
      Pattern.compile("([1-8]) ([1-8]) (\\d{1,6}) ([10=]) (\\d{1,6})");

  private final KeptRun run;

  /** Opens or begins a file, if there shall be one, and puts its games into the ladder. */
  GamesFile(Optional<Path> path, String head, Ladder ladder) {
    run = new KeptRun(path, head, line -> read(line, ladder));
  }

  /** A line that was cut off doesn't count. */
  private static void read(String line, Ladder ladder) {
    Matcher m = GAME.matcher(line);
    if (!m.matches()) return;
    int upper = Integer.parseInt(m.group(1));
    int lower = Integer.parseInt(m.group(2));
    if (upper <= lower) return;
    var task = new Ladder.Task(new Ladder.Pair(upper, lower), Integer.parseInt(m.group(3)));
    int plies = Integer.parseInt(m.group(5));
    ladder.put(
        task,
        switch (m.group(4)) {
          case "1" -> new Result(1, 0, 0, plies);
          case "0" -> new Result(0, 0, 1, plies);
          default -> new Result(0, 1, 0, plies);
        });
  }

  synchronized void write(Ladder.Task task, Result result) {
    String outcome = result.wins() > 0 ? "1" : result.losses() > 0 ? "0" : "=";
    String line =
        task.pair().upper()
            + " "
            + task.pair().lower()
            + " "
            + task.number()
            + " "
            + outcome
            + " "
            + result.plies();
    run.add(line + "\n");
  }
}
