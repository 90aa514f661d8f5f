package fr.zizanie.testing.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** How long each test class took last, so that the longest run first. */
final class Durations {
  private static final long LENGTHY = 10_000;

  private final Path last;
  private final Map<String, Long> millis = new TreeMap<>();

  private Durations(Path last) {
    this.last = last;
  }

  /** Those of the last run here; in a fresh clone the long ones that the repository lists. */
  static Durations of(Path home) throws IOException {
    Durations durations = new Durations(home.resolve("target/suite/durations"));
    durations.read(home.resolve("testing/durations"));
    durations.read(durations.last);
    return durations;
  }

  synchronized void took(String inClass, long time) {
    millis.put(inClass, time);
  }

  /** The longest first, or shuffled where the run has a seed. */
  synchronized List<String> order(List<String> classes, Options options) {
    List<String> ordered = new ArrayList<>(classes);
    if (options.seed().isPresent())
      Collections.shuffle(ordered, new Random(options.seed().getAsLong()));
    else
      ordered.sort(
          Comparator.comparingLong((String name) -> millis.getOrDefault(name, 0L)).reversed());
    return ordered;
  }

  /** Whether a class is among those that take ten seconds or more. */
  synchronized boolean lengthy(String inClass) {
    return millis.getOrDefault(inClass, 0L) >= LENGTHY;
  }

  synchronized void save() throws IOException {
    Files.createDirectories(last.getParent());
    List<String> lines = new ArrayList<>();
    millis.forEach((name, time) -> lines.add(name + " " + time));
    Files.write(last, lines);
  }

  private void read(Path file) throws IOException {
    if (!Files.exists(file)) return;
    for (String line : Files.readAllLines(file)) {
      int space = line.indexOf(' ');
      if (space > 0)
        millis.put(line.substring(0, space), Long.parseLong(line.substring(space + 1)));
    }
  }
}
