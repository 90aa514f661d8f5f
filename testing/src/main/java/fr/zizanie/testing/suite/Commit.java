package fr.zizanie.testing.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which sources are tested. */
final class Commit {
  private Commit() {}

  /** Git's id of the commit here, with a word where files differ from it. */
  static String of(Path home) throws IOException, InterruptedException {
    Child.Said head = git(home, "rev-parse", "--short=12", "HEAD");
    if (head.code() != 0) return "unknown";
    return git(home, "status", "--porcelain").text().isBlank()
        ? head.text()
        : head.text() + "-changed";
  }

  /**
   * The commit that many before the one here; empty where Git doesn't have it, as in a copy without
   * history.
   */
  static Optional<String> before(Path home, int commits) throws IOException, InterruptedException {
    Child.Said said = git(home, "rev-parse", "--verify", "--quiet", "HEAD~" + commits);
    return said.code() == 0 ? Optional.of(said.text().strip()) : Optional.empty();
  }

  /**
   * The files in a folder that stand otherwise than at a commit, relative to the folder; new ones
   * besides.
   */
  static List<String> changed(Path folder, String since) throws IOException, InterruptedException {
    List<String> changed = new ArrayList<>();
    changed.addAll(
        git(folder, "diff", "--name-only", "--relative", "--diff-filter=d", since, "--", ".")
            .text()
            .lines()
            .toList());
    changed.addAll(
        git(folder, "ls-files", "--others", "--exclude-standard").text().lines().toList());
    return changed;
  }

  private static Child.Said git(Path home, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git", "-c", "core.quotePath=false"));
    command.addAll(List.of(words));
    return Child.run(home, Map.of(), line -> {}, command);
  }
}
