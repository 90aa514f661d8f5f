package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Outsiders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another program leads our chess by UCI, and takes every word of it; where it is installed. */
class OutsideUciTest {
  private static final String LEADER =
      """
      import sys, logging, chess, chess.engine
      from chess.engine import Limit
      logging.basicConfig(level=logging.WARNING, stream=sys.stdout)
      engine = chess.engine.SimpleEngine.popen_uci(sys.argv[1:], timeout=120)
      board = chess.Board()
      def play(limit, **more):
          played = engine.play(board, limit, info=chess.engine.INFO_ALL, **more)
          assert played.move in board.legal_moves, played
          then = board.copy()
          for move in played.info["pv"]:
              then.push(move)
          assert played.info["depth"] >= 1 and "score" in played.info, played
          board.push(played.move)
      engine.ping()
      for limit in [Limit(time=.1), Limit(depth=3), Limit(nodes=500), Limit(time=1, mate=1),
                    Limit(white_clock=2, black_clock=2, white_inc=.1, black_inc=.1,
                          remaining_moves=20)]:
          play(limit)
      for _ in range(3):
          play(Limit(time=.1), ponder=True)
      root = list(board.legal_moves)[:2]
      play(Limit(time=.1), root_moves=root)
      assert board.peek() in root
      with engine.analysis(chess.Board()) as infinite:
          seen = [info["depth"] for info, _ in zip(infinite, range(3))]
      assert seen == [1, 2, 3], seen
      engine.configure({"Level": 2})
      for fen in ["r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "8/P6k/8/8/8/8/8/K7 w - - 0 1",
                  "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "8/8/8/3k4/8/8/q7/5K2 w - - 149 120"]:
          board = chess.Board(fen)
          play(Limit(nodes=300), game=fen)
      assert not engine.play(chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Limit(time=.1)).move
      engine.quit()
      print("all taken")
      """;

  @TempDir Path folder;

  @Test
  void python_chess_leads_a_game() throws IOException, InterruptedException {
    var program =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "fr.zizanie.app.Main",
            "uci");
    assertThat(Outsiders.python(folder, LEADER, program)).isEqualTo("all taken\n");
  }
}
