package fr.zizanie.testing.suite;

import fr.zizanie.testing.suite.results.JUnitXml;
import fr.zizanie.testing.suite.results.Outcome;
import fr.zizanie.testing.suite.results.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** What is asked of the page and of style: types, format, unit tests, size. */
final class Page {
  static final String LANE = "page";
  static final String STYLE = "style";

  /** A file's format is asked for until this many commits have passed over it. */
  private static final int COMMITS = 100;

  private final Path home;
  private final Path web;
  private final Options options;
  private final Consumer<Result> tell;

  Page(Path home, Options options, Consumer<Result> tell) {
    this.home = home;
    this.web = home.resolve("web");
    this.options = options;
    this.tell = tell;
  }

  /** Installs what the page's checks need, if it is missing. */
  void libraries() throws IOException, InterruptedException {
    build("--libraries");
  }

  /**
   * Builds the page if a source is newer; the Maven build, which does the same, waits meanwhile.
   */
  void build() throws IOException, InterruptedException {
    build("--all");
  }

  private void build(String what) throws IOException, InterruptedException {
    Child.Said said = Child.run(web, Map.of(), line -> {}, List.of("./build", what));
    if (said.code() != 0) throw new Build.Broken("the page can't be built:\n" + said.text());
  }

  void types() throws IOException, InterruptedException {
    types(web);
  }

  void types(Path in) throws IOException, InterruptedException {
    check(
        LANE,
        "types (svelte-check)",
        in,
        "cd web && npm run check",
        List.of("npm", "run", "--silent", "check"));
  }

  void size() throws IOException, InterruptedException {
    check(
        LANE,
        "size (size-limit)",
        web,
        "cd web && npm run size",
        List.of("npm", "run", "--silent", "size"));
  }

  void format() throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of("npx", "prettier", "--check", "--ignore-unknown"));
    Optional<String> since = unchanged();
    if (since.isEmpty()) command.add(".");
    else {
      // No other file may have changed, and prettier wants one.
      command.add("package.json");
      command.addAll(Commit.changed(web, since.get()));
    }
    check(LANE, "format of the page (prettier)", web, "cd web && npm run format", command);
  }

  /** The commit whose files are left out; none if all are asked. */
  private Optional<String> unchanged() throws IOException, InterruptedException {
    return options.lengthy() ? Optional.empty() : Commit.before(home, COMMITS);
  }

  void javaFormat() throws IOException, InterruptedException {
    long since = System.nanoTime();
    List<String> goals = new ArrayList<>(List.of("-q", "spotless:check"));
    unchanged().ifPresent(commit -> goals.add("-DratchetFrom=" + commit));
    Child.Said said = new Build(home).maven(goals, line -> {});
    result(
        STYLE,
        "format of Java (spotless)",
        "mvn -q spotless:apply",
        since,
        said,
        Build.errors(said.text()));
  }

  void unitTests(Path in, Path report) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                "npx",
                "vitest",
                "run",
                "--dir",
                "test",
                "--reporter=junit",
                "--outputFile=" + report));
    options
        .seed()
        .ifPresent(
            seed -> command.addAll(List.of("--sequence.shuffle", "--sequence.seed=" + seed)));
    Files.createDirectories(report.getParent());
    Files.deleteIfExists(report);
    long since = System.nanoTime();
    Child.Said said = Child.run(in, environment(options), line -> {}, command);
    boolean told = false;
    if (Files.exists(report)) {
      for (JUnitXml.Case one : JUnitXml.read(report)) {
        told |= one.outcome() == Outcome.FAILED;
        String again =
            "cd web && npx vitest run --dir test "
                + one.file()
                + " -t '"
                + one.name().replace(" > ", " ")
                + "'";
        tell.accept(
            new Result(
                LANE,
                one.file() + " " + one.name(),
                one.outcome(),
                one.millis(),
                one.detail(),
                again));
      }
    }
    if (said.code() != 0 && !told)
      result(LANE, "unit tests (vitest)", "cd web && npm test", since, said, said.text());
  }

  /** What tests under Node know of the run. */
  static Map<String, String> environment(Options options) {
    Map<String, String> environment = new java.util.TreeMap<>(Map.of("CI", "1", "NO_COLOR", "1"));
    options.seed().ifPresent(seed -> environment.put("ZIZANIE_SEED", Long.toString(seed)));
    environment.put("ZIZANIE_LONG", Boolean.toString(options.lengthy()));
    return environment;
  }

  private void check(String lane, String name, Path folder, String again, List<String> command)
      throws IOException, InterruptedException {
    long since = System.nanoTime();
    Child.Said said = Child.run(folder, environment(options), line -> {}, command);
    result(lane, name, again, since, said, said.text());
  }

  private void result(
      String lane, String name, String again, long since, Child.Said said, String detail) {
    boolean well = said.code() == 0;
    long millis = (System.nanoTime() - since) / 1_000_000;
    Outcome outcome = well ? Outcome.PASSED : Outcome.FAILED;
    tell.accept(new Result(lane, name, outcome, millis, well ? "" : detail, again));
  }
}
