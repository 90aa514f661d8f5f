package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** GNU Go and we read each other's files; where it is installed. */
class OutsideSgfTest {
  private static final List<String> STONES = List.of("list_stones black", "list_stones white");

  @TempDir Path folder;

  /** The stones that GNU Go tells after some commands, of both sides. */
  private static List<TreeSet<String>> stones(String... commands)
      throws IOException, InterruptedException {
    var lines = new StringBuilder();
    for (String command : commands) lines.append(command).append('\n');
    for (String command : STONES) lines.append(command).append('\n');
    var gnugo = List.of(Outsiders.installed("gnugo"), "--mode", "gtp");
    String said = Outsiders.said(gnugo, lines + "quit\n").orElseThrow();
    assertThat(said).doesNotContain("?");
    return Arrays.stream(said.split("\n\n", -1))
        .filter(answer -> answer.startsWith("="))
        .map(answer -> new TreeSet<>(List.of(answer.substring(1).strip().split("\\s+", -1))))
        .toList()
        .subList(commands.length, commands.length + 2);
  }

  @Test
  void gnu_go_reads_what_we_export() throws IOException, InterruptedException {
    Path record = folder.resolve("game.txt");
    Files.writeString(
        record,
        """
        [Game "tsunami"]
        [Rules "2"]
        [Options "deck=none size=9 komi=6.5"]

        1. D4 D5 2. E5 E4 3. F4 D3 4. E3 C4 5. A1 pass 6. pass pass {white: resign} 1-0
        """);
    var exported = Typed.of("replay", record.toString(), "--sgf");
    assertThat(exported.code()).as(exported.errors()).isZero();
    Path sgf = folder.resolve("game.sgf");
    Files.writeString(sgf, exported.out());
    assertThat(stones("loadsgf " + sgf)).isEqualTo(stones("boardsize 9", "clear_board", "XX"));
  }
}
