package fr.zizanie.testing.suite;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How the test classes of a module are run.
 *
 * @param command starts a JVM that takes names of classes
 * @param most how many such JVMs may share the classes
 */
record ForkPlan(String lane, Path folder, List<String> command, TestClasses classes, int most) {
  private static final String FORK = "fr.zizanie.testing.fork.Fork";

  /** Servers under test mostly wait; whatever only computes would compile its code twice. */
  private static int most(Module module) {
    return module.name().equals("server") ? 2 : 1;
  }

  /** {@code before} stands on the class path before everything else. */
  static ForkPlan of(Module module, List<String> classes, List<Path> before, Options options)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-ea");
    command.addAll(module.jvm());
    if (options.lengthy()) command.add("-Dzizanie.long=true");
    options
        .seed()
        .ifPresent(seed -> {
          command.add("-Dzizanie.seed=" + seed);
          command.add("-Djunit.jupiter.execution.order.random.seed=" + seed);
          command.add(
              "-Djunit.jupiter.testmethod.order.default=org.junit.jupiter.api.MethodOrderer$Random");
          command.add(
              "-Djunit.jupiter.testclass.order.default=org.junit.jupiter.api.ClassOrderer$Random");
        });
    List<String> path = new ArrayList<>(before.stream().map(Path::toString).toList());
    path.add(module.classPath());
    command.add("-cp");
    command.add(String.join(File.pathSeparator, path));
    command.add(FORK);
    if (!options.lengthy()) command.add("long");
    return new ForkPlan(
        module.name(),
        module.folder(),
        List.copyOf(command),
        new TestClasses(classes),
        most(module));
  }

  /** The command that runs a test of this plan alone. */
  String again(String test) {
    String name = test.contains(" ") ? test.substring(0, test.indexOf(' ')) : test;
    return "mvn -q -pl "
        + lane
        + " -am -Dtest='"
        + name
        + "' -Dsurefire.failIfNoSpecifiedTests=false -Dspotless.check.skip=true test";
  }
}
