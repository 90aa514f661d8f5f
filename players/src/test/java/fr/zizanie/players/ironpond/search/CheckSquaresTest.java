package fr.zizanie.players.ironpond.search;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.ironpond.chess.ChessMove;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which moves can't give check, against playing them. */
class CheckSquaresTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 1",
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
      })
  void no_move_checks_that_is_said_not_to(String fen) {
    var random = new SplittableRandom(3);
    int moves = 0;
    int silent = 0;
    for (int game = 0; game < 40; game++) {
      Position p = Positions.of(fen);
      for (int ply = 0; ply < 80; ply++) {
        Choices all = Legal.moves(p);
        if (all.size() == 0) break;
        var checks = CheckSquares.of(p);
        for (Choice move : all.toList()) {
          moves++;
          if (checks.maybe(p, move.code())) continue;
          silent++;
          Position next = ChessMove.after(p, move);
          assertThat(next.inCheck(next.turn())).as("%s %s", p, move).isFalse();
        }
        p = ChessMove.after(p, all.get(random.nextInt(all.size())));
      }
    }
    assertThat(silent).isGreaterThan(moves / 2);
  }

  /** A knight that takes on e5 and falls into a trap there leaves the rook behind it a line. */
  @ParameterizedTest
  @ValueSource(strings = "4k3/8/8/4p3/2N5/8/8/K3R3 w - - 0 1")
  void who_takes_and_falls_opens_a_line(String fen) {
    var p = Positions.of(fen);
    assertThat(CheckSquares.of(p).maybe(p, Positions.code("c4e5"))).isTrue();
    assertThat(CheckSquares.of(p).maybe(p, Positions.code("c4b6"))).isFalse();
  }

  /** With a shielded piece, as with any other mark of a card, nothing is known. */
  @ParameterizedTest
  @ValueSource(strings = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1")
  void marks_leave_nothing_known(String fen) {
    var p = Positions.of(fen);
    int step = Positions.code("a2a3");
    assertThat(CheckSquares.of(p).maybe(p, step)).isFalse();
    var marked = p.marks(p.marks().shield(8));
    assertThat(CheckSquares.of(marked).maybe(marked, step)).isTrue();
  }
}
