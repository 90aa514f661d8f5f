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
import java.util.TreeMap;
import java.util.function.Consumer;

/** The tests of the whole product in a browser. */
final class Browser {
  static final String LANE = "e2e";
  private static final String CONFIG = "e2e/playwright.config.ts";

  private final Path web;
  private final Options options;
  private final Consumer<Result> tell;

  Browser(Path home, Options options, Consumer<Result> tell) {
    this.web = home.resolve("web");
    this.options = options;
    this.tell = tell;
  }

  /** Runs them; {@code hear} gets Playwright's lines, {@code more} are words for Playwright. */
  void run(Path report, Consumer<String> hear, Map<String, String> environment, List<String> more)
      throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of("npx", "playwright", "test", "--config", CONFIG));
    command.add("--reporter=./e2e/progress.ts,junit");
    options.seed().ifPresent(seed -> command.addAll(List.of("--shuffle", Long.toString(seed))));
    command.addAll(more);
    Files.createDirectories(report.getParent());
    Files.deleteIfExists(report);
    Map<String, String> all = new TreeMap<>(Page.environment(options));
    all.put("PLAYWRIGHT_JUNIT_OUTPUT_FILE", report.toString());
    all.putAll(environment);
    Child.Said said = Child.run(web, all, hear, command);
    boolean told = false;
    if (Files.exists(report)) {
      for (JUnitXml.Case one : JUnitXml.read(report)) {
        told |= one.outcome() == Outcome.FAILED;
        tell.accept(
            new Result(
                LANE,
                one.file() + " " + one.name(),
                one.outcome(),
                one.millis(),
                one.detail(),
                again(one)));
      }
    }
    if (said.code() != 0 && !told) {
      tell.accept(
          new Result(LANE, "Playwright", Outcome.FAILED, 0, said.text(), "cd web && npm run e2e"));
    }
  }

  private static String again(JUnitXml.Case one) {
    String name = one.name().substring(one.name().lastIndexOf("›") + 1).strip();
    return "cd web && npx playwright test --config "
        + CONFIG
        + " "
        + one.file()
        + " -g '"
        + name
        + "'";
  }
}
