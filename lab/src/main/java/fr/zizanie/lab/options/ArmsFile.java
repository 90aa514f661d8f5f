package fr.zizanie.lab.options;

import fr.zizanie.lab.arena.Ending;
import fr.zizanie.lab.arena.Endings;
import fr.zizanie.lab.arena.KeptRun;
import fr.zizanie.rules.core.Seat;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The games of a lab, and the file where they are kept, so that a run that was stopped goes on: a
 * line that says how they are played, then a line {@code ARM NUMBER WINNER REASON PLIES} for each.
 */
final class ArmsFile {
  private static final Pattern GAME =
      Pattern.compile("(\\S+) (\\d{1,6}) (first|second|none) ([a-z-]+) (\\d{1,6})");

  private final KeptRun run;
  private final Map<String, Map<Integer, Ending>> games = new TreeMap<>();

  /** Opens or begins a file, if there shall be one. */
  ArmsFile(Optional<Path> path, String head) {
    run = new KeptRun(path, head, this::read);
  }

  /** A line that was cut off doesn't count. */
  private void read(String line) {
    var m = GAME.matcher(line);
    if (!m.matches()) return;
    Optional<Seat> winner =
        switch (m.group(3)) {
          case "first" -> Optional.of(Seat.FIRST);
          case "second" -> Optional.of(Seat.SECOND);
          default -> Optional.empty();
        };
    of(m.group(1))
        .put(
            Integer.parseInt(m.group(2)),
            new Ending(winner, m.group(4), Integer.parseInt(m.group(5))));
  }

  private Map<Integer, Ending> of(String arm) {
    return games.computeIfAbsent(arm, _ -> new TreeMap<>());
  }

  synchronized boolean has(String arm, int number) {
    return of(arm).containsKey(number);
  }

  synchronized int size() {
    return games.values().stream().mapToInt(Map::size).sum();
  }

  /** {@return the games by arm} */
  synchronized Map<String, Endings> endings() {
    var out = new TreeMap<String, Endings>();
    games.forEach((arm, all) -> out.put(arm, new Endings(all.values())));
    return out;
  }

  synchronized void put(String arm, int number, Ending ending) {
    of(arm).put(number, ending);
    String winner =
        ending.winner().map(seat -> seat.name().toLowerCase(Locale.ROOT)).orElse("none");
    run.add("%s %d %s %s %d%n".formatted(arm, number, winner, ending.reason(), ending.plies()));
  }
}
