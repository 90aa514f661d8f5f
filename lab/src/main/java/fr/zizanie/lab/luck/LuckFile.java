package fr.zizanie.lab.luck;

import fr.zizanie.lab.arena.KeptRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The games that were analysed, and the file where they are kept, so that a run that was stopped
 * goes on: a line that says how they are played, then a line {@code NUMBER | FIRST | SECOND .}
 * each.
 */
final class LuckFile {
  private static final Pattern GAME = Pattern.compile("(\\d{1,6}) \\| ([^|]*) \\| ([^|]*) \\.");

  private final KeptRun run;
  private final SortedMap<Integer, List<Shares>> games = new TreeMap<>();

  /** Opens or begins a file, if there shall be one. */
  LuckFile(Optional<Path> path, String head) {
    run = new KeptRun(path, head, this::read);
  }

  /** A line that was cut off doesn't count. */
  private void read(String line) {
    var m = GAME.matcher(line);
    if (!m.matches()) return;
    var first = Shares.read(m.group(2));
    var second = Shares.read(m.group(3));
    if (first.isPresent() && second.isPresent())
      games.put(Integer.parseInt(m.group(1)), List.of(first.get(), second.get()));
  }

  synchronized boolean has(int number) {
    return games.containsKey(number);
  }

  synchronized int size() {
    return games.size();
  }

  /** {@return what the games were to the seat of an index} */
  synchronized List<Shares> of(int seat) {
    var out = new ArrayList<Shares>();
    for (var game : games.values()) out.add(game.get(seat));
    return out;
  }

  synchronized void put(int number, Shares first, Shares second) {
    games.put(number, List.of(first, second));
    run.add(number + " | " + first.line() + " | " + second.line() + " .\n");
  }
}
