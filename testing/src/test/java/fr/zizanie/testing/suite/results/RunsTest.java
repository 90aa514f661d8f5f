package fr.zizanie.testing.suite.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunsTest {
  private static final Run GREEN =
      new Run(
          "abc",
          1,
          540,
          800,
          2200,
          0,
          List.of(),
          List.of("9.5 s  server  A#a", "3.0 s  page  b = c\td"));
  private static final Run RED =
      new Run("abc", 2, 610, 830, 2199, 1, List.of("server A#a"), List.of("12.0 s  server  A#a"));

  @TempDir private Path folder = Path.of("");

  @Test
  void runs_are_kept_for_the_next_sitting() throws Exception {
    Optional<Path> file = Optional.of(folder.resolve("runs"));
    Runs first = Runs.open(file, "abc");
    first.add(GREEN);
    first.add(RED);
    assertThat(Runs.open(file, "abc").all()).containsExactly(GREEN, RED);
  }

  @Test
  void runs_of_another_commit_are_refused() throws Exception {
    Optional<Path> file = Optional.of(folder.resolve("runs"));
    Runs.open(file, "abc").add(GREEN);
    assertThatThrownBy(() -> Runs.open(file, "def"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("commit abc, this is def");
  }

  @Test
  void the_table_has_each_run_each_failure_and_the_slowest_tests_once() {
    List<String> table = RunTable.of(List.of(GREEN, RED));
    assertThat(table).anyMatch(line -> line.matches(" +1 +540 +800 +2200 +0"));
    assertThat(table).anyMatch(line -> line.matches(" +2 +610 +830 +2199 +1"));
    assertThat(table).contains("  1 of 2  server A#a");
    assertThat(table.subList(table.size() - 2, table.size()))
        .containsExactly("  12.0 s  server  A#a", "  3.0 s  page  b = c\td");
  }
}
