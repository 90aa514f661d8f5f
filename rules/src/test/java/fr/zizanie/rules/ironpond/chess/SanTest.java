package fr.zizanie.rules.ironpond.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Answer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SanTest {
  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1f3, Nf3",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1g1, O-O",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1c1, O-O-O",
    "5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1g1, O-O+",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6",
    "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1, e7d8q, exd8=Q+",
    "3r4/4P2k/8/8/8/8/8/4K3 w - - 0 1, e7d8n, exd8=N",
    "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1, b1d2, Nbd2",
    "4k3/8/8/1N6/8/1N6/8/4K3 w - - 0 1, b3d4, N3d4",
    "4k3/8/8/1N3N2/8/1N6/8/4K3 w - - 0 1, b5d4, Nb5d4",
    "7k/8/6K1/8/8/8/8/R7 w - - 0 1, a1a8, Ra8#",
    "4k3/8/8/8/1b6/2N5/4K3/6N1 w - - 0 1, g1h3, Nh3",
  })
  void moves_are_written_as_players_write_them_and_read_back(String fen, String move, String san) {
    var p = Fen.checked(fen).orThrow();
    var choice = Moves.of(move);
    assertThat(Legal.moves(p).toList()).contains(choice);
    assertThat(San.write(p, choice)).isEqualTo(san);
    assertThat(San.read(p, san)).contains(choice);
  }

  @ParameterizedTest
  @CsvSource({"e4!?, e2e4", "Ng1-f3, g1f3", "Nf3+, g1f3", "e2-e4, e2e4"})
  void needless_signs_are_understood(String san, String move) {
    assertThat(San.read(Position.START, san)).contains(Moves.of(move));
  }

  @ParameterizedTest
  @CsvSource({"e5", "Nd2", "Kx", "O-O", "''", "e2e4e5", "exd3", "e4=Q"})
  void what_is_not_one_legal_move_is_not_read(String san) {
    assertThat(San.read(Position.START, san)).isEmpty();
  }

  @Test
  void a_pgn_with_comments_variations_and_glyphs_is_read() {
    String text =
        """
        [Event "A \\"small\\" one"]
        [Result "1-0"]

        1. e4 $1 {a comment (with a bracket)} e5 2.Bc4 (2. Nf3 Nc6 (2... d6)) 2... Nc6
        ; to the end of the line: 3. Qg4
        3. Qh5 Nf6?? 4. Qxf7# 1-0

        [Event "From a position"]
        [SetUp "1"]
        [FEN "r3k3/8/8/8/8/8/8/4K2R b Kq - 3 10"]
        [Result "*"]

        10... 0-0-0 11. 0-0 *
        """;
    var games = PgnGame.read(text).orThrow();
    assertThat(games).hasSize(2);
    assertThat(games.get(0).tags()).containsEntry("Event", "A \"small\" one");
    assertThat(String.join(" ", games.get(0).words()))
        .isEqualTo("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#");
    assertThat(games.get(0).result()).isEqualTo("1-0");
    assertThat(String.join(" ", games.get(1).words())).isEqualTo("10... O-O-O 11. O-O");
    for (PgnGame game : games) assertThat(PgnGame.read(game.write()).orThrow()).hasSize(1);
  }

  @Test
  void a_wrong_move_is_named() {
    assertThat(PgnGame.read("1. e4 e5 2. Ke3 *"))
        .isInstanceOfSatisfying(
            Answer.No.class,
            no -> assertThat(no.refusal().message().en()).contains("move 2").contains("Ke3"));
  }

  @Test
  void a_long_line_is_refused_not_choked_on() {
    String value = "\\\"".repeat(200_000);
    assertThat(PgnGame.read("[Event \"" + value + "\"]\n\n1. e4 *")).isInstanceOf(Answer.No.class);
  }

  @Test
  void random_games_survive_writing_and_reading() {
    var random = new SplittableRandom(7);
    for (int game = 0; game < 40; game++) {
      var moves = new ArrayList<Choice>();
      var p = Position.START;
      while (moves.size() < 150) {
        var all = Legal.moves(p);
        if (all.size() == 0) break;
        var move = all.get(random.nextInt(all.size()));
        moves.add(move);
        p = ChessMove.after(p, move);
      }
      var written = new PgnGame(Map.of(), Position.START, moves, "*").write();
      assertThat(PgnGame.read(written).orThrow().getFirst().moves()).isEqualTo(moves);
    }
  }

  /** Real games, where outside data is at hand: the folder that ZIZANIE_DATA names. */
  @Test
  void real_games_replay_move_by_move() throws IOException {
    String data = System.getenv().getOrDefault("ZIZANIE_DATA", "");
    assumeTrue(!data.isEmpty(), "ZIZANIE_DATA names no folder of outside data");
    try (var files = Files.list(Path.of(data, "pgn"))) {
      for (Path file : files.toList()) {
        var games = PgnGame.read(Files.readString(file, StandardCharsets.UTF_8)).orThrow();
        assertThat(games).as("%s", file).isNotEmpty();
        for (PgnGame game : games) {
          List<PgnGame> again = PgnGame.read(game.write()).orThrow();
          assertThat(again.getFirst().moves()).isEqualTo(game.moves());
        }
      }
    }
  }
}
