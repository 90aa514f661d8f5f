package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Outsiders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  /** Plays by lot and writes what became of it, with all that a PGN may have in it. */
  private static final String WRITER =
      """
      import sys, random, chess, chess.pgn
      draw = random.Random(int(sys.argv[2]))
      game = chess.pgn.Game()
      game.headers["White"] = "Ann"
      node = game
      for ply in range(160):
          board = node.board()
          if board.is_game_over(claim_draw=False):
              break
          moves = list(board.legal_moves)
          if ply % 20 == 3:
              node.add_variation(draw.choice(moves), comment="or so (1. e4) [%eval 0.3]")
          node = node.add_main_variation(draw.choice(moves))
          if ply % 7 == 0:
              node.comment = "a remark; 1. e4 ( and so on"
              node.nags.add(chess.pgn.NAG_GOOD_MOVE)
          if ply % 5 == 0:
              node.set_clock(600 - ply)
      game.headers["Result"] = node.board().result(claim_draw=False)
      open(sys.argv[1], "w").write(str(game))
      print(node.board().fen())
      """;

  @TempDir Path folder;

  @Test
  void python_chess_reads_what_we_export() throws IOException, InterruptedException {
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
    Files.writeString(pgn, Zizanie.typed("replay", record.toString(), "--pgn").out());
    assertThat(Outsiders.python(folder, READER, List.of(pgn.toString())))
        .startsWith("Board rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2 1-0 time")
        .contains("298", "Bén");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void we_read_what_python_chess_exports(int seed) throws IOException, InterruptedException {
    Path pgn = folder.resolve("game.pgn");
    var arguments = List.of(pgn.toString(), Integer.toString(seed));
    String fen = Outsiders.python(folder, WRITER, arguments).strip();
    var read = Zizanie.typed("replay", pgn.toString());
    assertThat(read.code()).as(read.errors()).isZero();
    Path ours = folder.resolve("again.pgn");
    Files.writeString(ours, Zizanie.typed("replay", pgn.toString(), "--pgn").out());
    assertThat(Outsiders.python(folder, READER, List.of(ours.toString()))).contains(fen);
  }
}
