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

/** What no test of any module does. */
class TestSourcesTest {
  private static final Pattern SLEEP =
      Pattern.compile("Thread\\.sleep|SECONDS\\.sleep|parkNanos|parkUntil");

  private static final Pattern CALL = Pattern.compile("newWebSocketBuilder");

  /** A test moves a clock, or waits for what is to come. */
  @Test
  void no_test_sleeps() throws IOException {
    assertThat(testsWith(SLEEP)).isEmpty();
  }

  /** {@link SocketCalls} says why. */
  @Test
  void no_test_calls_a_socket_over_a_connection_that_may_have_carried_requests()
      throws IOException {
    assertThat(testsWith(CALL)).isEmpty();
  }

  private static List<Path> testsWith(Pattern pattern) throws IOException {
    try (var modules = Files.list(Path.of(".."))) {
      var tests = modules.map(module -> module.resolve("src/test/java")).filter(Files::isDirectory);
      var sources = tests.flatMap(TestSourcesTest::sources).toList();
      assertThat(sources).isNotEmpty();
      return sources.stream()
          .filter(source -> !source.endsWith("TestSourcesTest.java"))
          .filter(source -> pattern.matcher(text(source)).find())
          .toList();
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
