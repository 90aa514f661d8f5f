package fr.zizanie.testing.repository;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The files that Maven reads: the parent's and each module's. */
final class Poms {
  private static final Path ROOT = Path.of("..");
  private static final Pattern MODULE = Pattern.compile("<module>([a-z]+)</module>");

  private Poms() {}

  /** The modules that the parent names. */
  static List<String> modules() {
    return MODULE
        .matcher(text(ROOT.resolve("pom.xml")))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  static List<Path> all() {
    var out = new ArrayList<>(List.of(ROOT.resolve("pom.xml")));
    for (String module : modules()) out.add(ROOT.resolve(module).resolve("pom.xml"));
    return out;
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String first(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).findFirst().orElse("none");
  }
}
