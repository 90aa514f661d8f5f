package fr.zizanie.rules.ironpond.chess;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Published node counts (talkchess and chessprogramming perft tables). */
class ChessPerftTest {
  private static final long SLOW = 100_000;

  @ParameterizedTest
  @CsvFileSource(resources = "perft.csv", delimiter = ';')
  void the_general_path_counts_as_published(String fen, int depth, long nodes) {
    if (nodes > SLOW) return;
    assertThat(walked(Fen.checked(fen).orThrow(), depth)).isEqualTo(nodes);
  }

  private static long walked(Position p, int depth) {
    if (depth == 0) return 1;
    long nodes = 0;
    for (Choice move : p.moves().toList()) nodes += walked(p.after(move), depth - 1);
    return nodes;
  }
}
