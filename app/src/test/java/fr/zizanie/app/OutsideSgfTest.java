package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Outsiders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

  /** A game of nine lines with captures, for one level of GNU Go against another. */
  private static List<String> game() throws IOException, InterruptedException {
    String told = "boardsize 9\nclear_board\nkomi 6.5\n";
    String moves = "genmove black\ngenmove white\n".repeat(25);
    var gnugo =
        List.of(Outsiders.installed("gnugo"), "--mode", "gtp", "--level", "1", "--seed", "7");
    String said = Outsiders.said(gnugo, told + moves + "quit\n").orElseThrow();
    return Arrays.stream(said.split("\n\n", -1))
        .filter(answer -> answer.matches("= ([A-HJ][1-9]|PASS)"))
        .map(answer -> answer.substring(2))
        .takeWhile(move -> !move.equals("PASS"))
        .toList();
  }

  @Test
  void gnu_go_reads_what_we_export_and_we_what_it_exports()
      throws IOException, InterruptedException {
    var game = game();
    assertThat(game).hasSizeGreaterThan(30);
    var commands = new ArrayList<>(List.of("boardsize 9", "clear_board", "komi 6.5"));
    for (int i = 0; i < game.size(); i++)
      commands.add("play " + (i % 2 == 0 ? "black " : "white ") + game.get(i));
    Path theirs = folder.resolve("theirs.sgf");
    commands.add("printsgf " + theirs);
    var stones = stones(commands.toArray(String[]::new));
    var read = Zizanie.typed("replay", theirs.toString(), "--sgf");
    assertThat(read.code()).as(read.errors()).isZero();
    Path ours = folder.resolve("ours.sgf");
    Files.writeString(ours, read.out());
    assertThat(stones("loadsgf " + ours)).isEqualTo(stones);
    // It counts captures in the komi of a position.
    String komi = Files.readString(theirs).replaceAll("(?s).*(KM\\[[^]]*]).*", "$1");
    assertThat(read.out()).contains(komi, "SZ[9]");
  }
}
