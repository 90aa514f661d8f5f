package fr.zizanie.testing.suite.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The runs of one commit, kept in a file where one is named. */
public final class Runs {
  private final Optional<Path> file;
  private final String commit;
  private final List<Run> runs = new ArrayList<>();

  private Runs(Optional<Path> file, String commit) {
    this.file = file;
    this.commit = commit;
  }

  /** Reads what is kept; runs of another commit are refused. */
  public static Runs open(Optional<Path> file, String commit) throws IOException {
    Runs all = new Runs(file, commit);
    if (file.isEmpty() || !Files.exists(file.get())) return all;
    for (String line : Files.readAllLines(file.get())) {
      Run run = Run.of(line);
      if (!run.commit().equals(commit)) {
        throw new IllegalArgumentException(
            file.get()
                + " keeps runs of commit "
                + run.commit()
                + ", this is "
                + commit
                + "; name another file");
      }
      all.runs.add(run);
    }
    return all;
  }

  /** Keeps one more. */
  public void add(Run run) throws IOException {
    runs.add(run);
    if (file.isEmpty()) return;
    String line = run.line() + "\n";
    Files.writeString(file.get(), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /** All that are kept, the first first. */
  public List<Run> all() {
    return List.copyOf(runs);
  }

  /** Whose runs they are. */
  public String commit() {
    return commit;
  }
}
