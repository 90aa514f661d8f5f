package fr.zizanie.testing;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A package is a room that somebody can look over; what grows beyond that is split by subject. */
class PackageSizeTest {
  /** Files of a package, what says what it is for included. */
  private static final long MOST = 25;

  @Test
  void no_package_has_more_files_than_can_be_looked_over() throws IOException {
    try (var modules = Files.list(Path.of(".."))) {
      var main = modules.map(module -> module.resolve("src/main/java")).filter(Files::isDirectory);
      var sizes =
          main.flatMap(PackageSizeTest::sources).collect(groupingBy(Path::getParent, counting()));
      assertThat(sizes.entrySet())
          .isNotEmpty()
          .filteredOn(size -> size.getValue() > MOST)
          .isEmpty();
    }
  }

  private static Stream<Path> sources(Path folder) {
    try (var files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
