package fr.zizanie.lab.commands;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Typed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the other side lets come off, as a user asks for it. */
class OddsTest {
  @TempDir private Path folder;

  private static Typed odds(String game, String... more) {
    return Commands.typed(
        Stream.concat(Stream.of("lab", game, "--odds"), Stream.of(more)).toArray(String[]::new));
  }

  @Test
  void each_figure_stands_beside_what_is_stated_and_a_stopped_run_goes_on() throws IOException {
    String kept = folder.resolve("kept.txt").toString();
    String[] run = {"--games", "6", "--level", "3", "--threads", "1", "--keep", kept};
    var whole = odds("confusion", run);
    assertThat(whole.code()).isZero();
    assertThat(whole.lines())
        .hasSize(2)
        .allMatch(line -> line.matches("\\d+ actions, believed .*; stated 0.(125|250)"));
    String text = Files.readString(Path.of(kept));
    Files.writeString(Path.of(kept), text.substring(0, text.length() - 4));
    assertThat(odds("confusion", run)).isEqualTo(whole);
  }

  @Test
  void where_nobody_knows_more_nothing_is_held_back() {
    assertThat(odds("mutation", "--games", "1", "--level", "1").lines())
        .containsExactly(
            "no action of these games is one that the other side seldom lets come off");
  }

  @Test
  void one_thing_is_measured_at_a_time() {
    var both = odds("mutation", "--luck");
    assertThat(both.code()).isEqualTo(1);
    assertThat(both.errors()).contains("don’t go together");
  }
}
