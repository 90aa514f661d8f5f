package fr.zizanie.testing.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Builds everything without tests, and tells of each module as soon as its tests could run. */
final class Build {
  /**
   * The goal before the last of each module writes what its tests need. It speaks of it before the
   * file is whole; the last goal finds it whole, and says so.
   */
  private static final Pattern BUILT =
      Pattern.compile("Skipped writing classpath file '.*/([a-z]+)/target/test\\.classpath'");

  private static final List<String> GOALS =
      List.of(
          "-T2",
          "-DskipTests",
          "-Dspotless.check.skip=true",
          "-Dbench.jar.skip=true",
          "package",
          "dependency:build-classpath",
          "dependency:build-classpath",
          "-Dmdep.outputFile=target/test.classpath",
          "-Dmdep.includeScope=test");

  private final Path home;

  Build(Path home) {
    this.home = home;
  }

  /** Returns when all is built; the names of modules go to {@code built} before. */
  void run(Consumer<Module> built) throws IOException, InterruptedException {
    for (String name : Module.NAMES) Files.deleteIfExists(new Module(home, name).classPathFile());
    Set<String> told = new HashSet<>();
    Child.Said said =
        maven(
            GOALS,
            line -> built(home, line).filter(module -> told.add(module.name())).ifPresent(built));
    if (said.code() != 0) throw new Broken("the build failed:\n" + errors(said.text()));
    List<String> untold = untold(told);
    if (!untold.isEmpty())
      throw new Broken("no test of these would run, Maven didn't tell of them: " + untold);
    // What was generated beside it may be newer than the jar, which the launcher would then build
    // again.
    Files.setLastModifiedTime(
        home.resolve("app/target/zizanie-all.jar"), FileTime.from(Instant.now()));
  }

  /** The module that a line of Maven's tells of: the project that holds them all is none. */
  static Optional<Module> built(Path home, String line) {
    Matcher name = BUILT.matcher(line);
    return name.find() && Module.NAMES.contains(name.group(1))
        ? Optional.of(new Module(home, name.group(1)))
        : Optional.empty();
  }

  /**
   * The modules that Maven would have told of: one that is missing must not look like one that
   * passed.
   */
  static List<String> untold(Set<String> told) {
    return Module.NAMES.stream().filter(name -> !told.contains(name)).toList();
  }

  Child.Said maven(List<String> goals, Consumer<String> hear)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("mvn", "-B", "-ntp"));
    command.addAll(goals);
    String options = System.getenv().getOrDefault("MAVEN_OPTS", "");
    Map<String, String> environment =
        Map.of(
            "MAVEN_OPTS",
            options + " --sun-misc-unsafe-memory-access=allow",
            "JAVA_HOME",
            System.getProperty("java.home"));
    return Child.run(home, environment, hear, command);
  }

  /** What Maven calls errors, or its last lines. */
  static String errors(String text) {
    List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
    List<String> errors = lines.stream().filter(line -> line.startsWith("[ERROR]")).toList();
    return String.join(
        "\n",
        errors.isEmpty() ? lines.subList(Math.max(0, lines.size() - 40), lines.size()) : errors);
  }

  /** Why no test could run, in words for who asked. */
  static final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1;

    Broken(String message) {
      super(message);
    }
  }
}
