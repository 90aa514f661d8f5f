package fr.zizanie.lab.arena;

import fr.zizanie.terminal.Progress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What was found of each game of a run, and the file where it is kept, so that a run that was
 * stopped goes on: a line that says how they are played, then a line {@code NUMBER | FOUND .} each.
 */
public final class KeptGames<T> {
  private static final Pattern GAME = Pattern.compile("(\\d{1,6}) \\| (.*) \\.");

  private final Form<T> form;
  private final KeptRun run;
  private final SortedMap<Integer, T> games = new TreeMap<>();

  /**
   * How what was found of a game is written.
   *
   * @param read what {@code line} wrote, if it did
   */
  public record Form<T>(Function<T, String> line, Function<String, Optional<T>> read) {}

  /** Opens or begins a file, if there shall be one. */
  public KeptGames(Optional<Path> path, String head, Form<T> form) {
    this.form = form;
    run = new KeptRun(path, head, this::read);
  }

  /** A line that was cut off doesn't count. */
  private void read(String line) {
    var m = GAME.matcher(line);
    if (!m.matches()) return;
    form.read.apply(m.group(2)).ifPresent(found -> games.put(Integer.parseInt(m.group(1)), found));
  }

  /** Plays those of the numbers that aren't kept yet, so many at a time. */
  public void play(IntStream numbers, int threads, IntFunction<T> game) {
    int[] left = numbers.filter(number -> !games.containsKey(number)).toArray();
    var next = new AtomicInteger();
    try (var progress = new Progress("games", left.length)) {
      Workers.run(
          threads,
          () -> {
            for (int i = next.getAndIncrement(); i < left.length; i = next.getAndIncrement()) {
              put(left[i], game.apply(left[i]));
              progress.at(i + 1L);
            }
          });
    }
  }

  private synchronized void put(int number, T found) {
    games.put(number, found);
    run.add(number + " | " + form.line.apply(found) + " .\n");
  }

  /** {@return what is known of all games, by their numbers} */
  public synchronized SortedMap<Integer, T> known() {
    return new TreeMap<>(games);
  }

  /** {@return the same in the order of the numbers} */
  public List<T> all() {
    return List.copyOf(known().values());
  }
}
