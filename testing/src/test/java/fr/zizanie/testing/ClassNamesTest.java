package fr.zizanie.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A name of a class means one thing, and what the documents name is there. */
class ClassNamesTest {
  private static final Path ROOT = Path.of("..");

  /** From the wire to the row: what one reads side by side. */
  private static final List<String> MODULES = List.of("sheets", "table", "device", "server");

  /** A word in code marks that is spelled as only classes are: {@code LikeThis}. */
  private static final Pattern NAME =
      Pattern.compile("`([A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+)\\b[^`]*`");

  /** Types of the page, of the JDK and of libraries, and words that only look like a class. */
  private static final Pattern OTHERS =
      Pattern.compile(
          "BoardView|BroadcastChannel|SharedWorker|LinkListener|GameParts|NonceCommitments|MessageDigest|SplittableRandom|ServiceLoader|HexFormat|WireCodecs|FormData|IndexedDB"
              + "|AddBlack|HttpOnly|SameSite|PostgreSQL");

  private static final Pattern BUILT =
      Pattern.compile("(.*/)?(target|dist|node_modules|\\..+)(/.*)?");

  private static Stream<Path> files(Path root, String ending) throws IOException {
    return Files.walk(root)
        .filter(path -> path.toString().endsWith(ending))
        .filter(path -> !BUILT.matcher(ROOT.relativize(path).toString()).matches());
  }

  private static String name(Path file) {
    return file.getFileName().toString().replaceFirst("\\.\\w+$", "");
  }

  @Test
  void no_name_stands_twice_between_the_wire_and_the_row() throws IOException {
    var places = new TreeMap<String, List<String>>();
    for (String module : MODULES)
      try (var classes = files(ROOT.resolve(module).resolve("src/main/java"), ".java")) {
        classes
            .filter(file -> !file.getFileName().toString().contains("-info"))
            .forEach(file ->
                places
                    .computeIfAbsent(name(file), _ -> new ArrayList<>())
                    .add(ROOT.relativize(file).toString()));
      }
    assertThat(places).hasSizeGreaterThan(400);
    places.values().removeIf(found -> found.size() < 2);
    assertThat(places).isEqualTo(Map.of());
  }

  @Test
  void documents_name_classes_that_are_there() throws IOException {
    var known = new TreeSet<String>();
    for (String ending : List.of(".java", ".ts", ".svelte"))
      try (var sources = files(ROOT, ending)) {
        sources.map(ClassNamesTest::name).forEach(known::add);
      }
    var missing = new TreeSet<String>();
    try (var documents = files(ROOT.resolve("docs"), ".md")) {
      for (Path document : documents.toList())
        NAME.matcher(Files.readString(document))
            .results()
            .map(found -> found.group(1))
            .filter(name -> !known.contains(name) && !OTHERS.matcher(name).matches())
            .forEach(name -> missing.add(ROOT.relativize(document) + ": " + name));
    }
    assertThat(missing).isEmpty();
  }
}
