package fr.zizanie.rules.ironpond.chess;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import java.util.ArrayList;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The moves that take or promote against all moves. */
class LegalTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
      })
  void noisy_moves_are_those_of_all_that_take_or_promote_in_their_order(String fen) {
    var random = new SplittableRandom(7);
    int found = 0;
    for (int game = 0; game < 40; game++) {
      Position p = Fen.read(fen).orThrow();
      for (int ply = 0; ply < 80; ply++) {
        var all = Legal.moves(p);
        if (all.size() == 0) break;
        var wanted = new ArrayList<Choice>();
        for (Choice c : all.toList()) if (c.c() != 0 || p.victim(c.a(), c.b()) >= 0) wanted.add(c);
        var noisy = new Choices();
        Legal.noisy(p, noisy);
        assertThat(noisy.toList()).as("%s", p).isEqualTo(wanted);
        found += wanted.size();
        p = ChessMove.after(p, all.get(random.nextInt(all.size())));
      }
    }
    assertThat(found).isGreaterThan(1_000);
  }
}
