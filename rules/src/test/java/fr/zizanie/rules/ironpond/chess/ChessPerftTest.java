package fr.zizanie.rules.ironpond.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import fr.zizanie.rules.core.Choice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Published node counts, in all over 400 million by the plain path. */
class ChessPerftTest {
  private static final long SLOW = 1_000_000;
  private static final long SLOWER = 50_000;

  @ParameterizedTest
  @CsvFileSource(resources = "perft.csv", delimiter = ';')
  void the_plain_path_counts_as_published(String fen, int depth, long nodes) {
    var p = Fen.checked(fen).orThrow();
    assertThat(Plain.suits(p)).isTrue();
    assertThat(Legal.perft(p, depth)).isEqualTo(nodes);
  }

  @ParameterizedTest
  @CsvFileSource(resources = "perft.csv", delimiter = ';')
  void the_general_path_agrees(String fen, int depth, long nodes) {
    if (nodes <= SLOW) assertThat(Scan.perft(Fen.checked(fen).orThrow(), depth)).isEqualTo(nodes);
  }

  @ParameterizedTest
  @CsvFileSource(resources = "perft.csv", delimiter = ';')
  void walking_the_public_moves_agrees(String fen, int depth, long nodes) {
    if (nodes <= SLOWER) assertThat(walked(Fen.checked(fen).orThrow(), depth)).isEqualTo(nodes);
  }

  /** The same pieces on a board with a few squares closed, none of them under a piece. */
  @ParameterizedTest
  @CsvFileSource(resources = "perft.csv", delimiter = ';')
  void both_paths_agree_where_squares_are_closed(String fen, int depth, long nodes) {
    if (nodes > SLOW) return;
    var random = new SplittableRandom(nodes);
    for (int i = 0; i < 4; i++) {
      Position p = Fen.checked(fen).orThrow();
      long holes = 0;
      for (int n = 0; n < 8; n++) holes |= 1L << random.nextInt(64);
      p = p.marks(p.marks().holes(holes & ~p.pieces().occupied()));
      assertThat(Plain.suits(p)).isTrue();
      assertThat(Legal.perft(p, depth)).as("%s", p).isEqualTo(Scan.perft(p, depth));
    }
  }

  /** Tables from elsewhere, where they are at hand: the folder that ZIZANIE_DATA names. */
  @Test
  void tables_from_elsewhere_hold() throws IOException {
    String data = System.getenv().getOrDefault("ZIZANIE_DATA", "");
    assumeTrue(!data.isEmpty(), "ZIZANIE_DATA names no folder of outside data");
    for (String line : Files.readAllLines(Path.of(data, "perft", "calvin-perft_suite.epd"))) {
      List<String> fields = List.of(line.split(" ;", -1));
      var p = Fen.checked(fields.getFirst()).orThrow();
      for (int depth = 1; depth < fields.size(); depth++) {
        long nodes = Long.parseLong(fields.get(depth).substring(3).strip());
        assertThat(Legal.perft(p, depth)).as("%s, depth %d", line, depth).isEqualTo(nodes);
        if (nodes < SLOWER) assertThat(Scan.perft(p, depth)).isEqualTo(nodes);
      }
    }
  }

  private static long walked(Position p, int depth) {
    if (depth == 0) return 1;
    long nodes = 0;
    for (Choice move : Legal.moves(p).toList())
      nodes += walked(ChessMove.after(p, move), depth - 1);
    return nodes;
  }
}
