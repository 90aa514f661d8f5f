package fr.zizanie.testing.suite;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A built Maven module, as far as its tests need it. */
record Module(Path home, String name) {
  /** In the order in which those that take longest come first. */
  static final List<String> NAMES =
      List.of(
          "server",
          "lab",
          "players",
          "rules",
          "app",
          "testbed",
          "bench",
          "sheets",
          "browser",
          "table",
          "device",
          "codec",
          "terminal",
          "testing");

  private static final Pattern JVM =
      Pattern.compile("<test\\.jvm>(.*?)</test\\.jvm>", Pattern.DOTALL);

  Path folder() {
    return home.resolve(name);
  }

  /** Where Maven writes which jars the module's tests need. */
  Path classPathFile() {
    return folder().resolve("target/test.classpath");
  }

  String classPath() throws IOException {
    List<String> all = new ArrayList<>();
    all.add(folder().resolve("target/test-classes").toString());
    all.add(folder().resolve("target/classes").toString());
    all.add(Files.readString(classPathFile()).strip());
    return String.join(File.pathSeparator, all);
  }

  /** The arguments of its test JVMs, which Surefire takes from the same place. */
  List<String> jvm() throws IOException {
    Optional<String> own = jvm(folder().resolve("pom.xml"));
    String words = own.isPresent() ? own.get() : jvm(home.resolve("pom.xml")).orElse("");
    return List.of(words.strip().split("\\s+"));
  }

  /** The names of its test classes, as Surefire finds them. */
  List<String> classes() throws IOException {
    Path root = folder().resolve("target/test-classes");
    if (!Files.isDirectory(root)) return List.of();
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith("Test.class") && !file.contains("$"))
          .map(file ->
              file.substring(0, file.length() - ".class".length()).replace(File.separatorChar, '.'))
          .sorted()
          .toList();
    }
  }

  private static Optional<String> jvm(Path pom) throws IOException {
    Matcher found = JVM.matcher(Files.readString(pom));
    return found.find() ? Optional.of(found.group(1)) : Optional.empty();
  }
}
