package fr.zizanie.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No test waits for time to go by: it moves a clock, or waits for what is to come. */
class NoSleepTest {
  private static final Pattern SLEEP =
      Pattern.compile("Thread\\.sleep|SECONDS\\.sleep|parkNanos|parkUntil");

  @Test
  void no_test_sleeps() throws IOException {
    try (var modules = Files.list(Path.of(".."))) {
      var tests = modules.map(module -> module.resolve("src/test/java")).filter(Files::isDirectory);
      assertThat(tests.toList().stream().flatMap(NoSleepTest::sources))
          .filteredOn(source -> !source.endsWith("NoSleepTest.java"))
          .isNotEmpty()
          .filteredOn(source -> SLEEP.matcher(text(source)).find())
          .isEqualTo(List.of());
    }
  }

  private static Stream<Path> sources(Path folder) {
    try (var files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path source) {
    try {
      return Files.readString(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
