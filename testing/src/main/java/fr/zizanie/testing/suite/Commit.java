package fr.zizanie.testing.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

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

  private static Child.Said git(Path home, String... words)
      throws IOException, InterruptedException {
    List<String> command = new java.util.ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    return Child.run(home, Map.of(), line -> {}, command);
  }
}
