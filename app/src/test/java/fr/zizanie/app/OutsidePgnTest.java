package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another reader of PGN, python-chess, takes our chess for what it is; where it is installed. */
class OutsidePgnTest {
  private static final String READER =
      """
      import sys, chess.pgn
      game = chess.pgn.read_game(open(sys.argv[1], encoding="utf-8"))
      assert not game.errors, game.errors
      board = game.end().board()
      print(type(board).__name__, board.fen(), game.headers["Result"], game.headers["Termination"])
      print(game.end().clock(), game.headers["White"])
      """;

  @TempDir Path folder;

  private static String said(List<String> command) throws IOException, InterruptedException {
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? said : "";
  }

  private static boolean installed() throws InterruptedException {
    try {
      return said(List.of("python3", "-c", "import chess; print(1)")).startsWith("1");
    } catch (IOException _) {
      return false;
    }
  }

  @Test
  void python_chess_reads_what_we_export() throws IOException, InterruptedException {
    assumeTrue(installed(), "python-chess is not installed");
    Path record = folder.resolve("game.txt");
    Files.writeString(
        record,
        """
        [Game "ironpond"]
        [Rules "1"]
        [White "Bén"]
        [TimeControl "10+5"]
        [Options "deck=none"]

        1. e2e4 {[%clk 0:10:00]} c7c5 {[%clk 0:09:58]} {white: offer draw} 2. g1f3
        {[%clk 0:04:58]} {black: flag} 1-0
        """);
    Path pgn = folder.resolve("game.pgn");
    Files.writeString(pgn, Typed.of("replay", record.toString(), "--pgn").out());
    Path reader = folder.resolve("reader.py");
    Files.writeString(reader, READER);
    assertThat(said(List.of("python3", reader.toString(), pgn.toString())))
        .startsWith("Board rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2 1-0 time")
        .contains("298", "Bén");
  }
}
