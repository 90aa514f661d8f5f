package fr.zizanie.lab.luck;

import fr.zizanie.terminal.Failure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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

  private final Optional<Path> path;
  private final SortedMap<Integer, List<Shares>> games = new TreeMap<>();

  /** Opens or begins a file, if there shall be one. */
  LuckFile(Optional<Path> path, String head) {
    this.path = path;
    path.ifPresent(p -> open(p, head));
  }

  private void open(Path file, String head) {
    try {
      if (!Files.exists(file)) {
        Files.writeString(file, head + "\n");
        return;
      }
      List<String> lines = Files.readAllLines(file);
      if (lines.isEmpty() || !lines.getFirst().equals(head))
        throw new Failure(file + " keeps games that were played otherwise; they need another file");
      for (String line : lines.subList(1, lines.size())) read(line);
      if (!Files.readString(file).endsWith("\n"))
        Files.writeString(file, "\n", StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new Failure("cannot use " + file + ": " + e.getMessage());
    }
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
    if (path.isEmpty()) return;
    String line = number + " | " + first.line() + " | " + second.line() + " .\n";
    try {
      Files.writeString(path.get(), line, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
