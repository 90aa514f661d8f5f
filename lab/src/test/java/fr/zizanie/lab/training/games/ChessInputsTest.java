package fr.zizanie.lab.training.games;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a network sees of chess. */
class ChessInputsTest {
  private static final IronPond GAME = new IronPond();
  private static final Options OPTIONS =
      Options.read(GAME.profile().options(), Map.of("deck", "none")).orThrow();

  private static IronPondState state(String fen) {
    var tree = new Tree.Fields(new TreeMap<>(Map.of("fen", new Tree.Text(fen))));
    return GAME.notation().load(tree, OPTIONS).orThrow();
  }

  private static Set<Integer> seen(IronPondState state, Seat as) {
    var inputs = new ChessInputs();
    var out = new TreeSet<Integer>();
    inputs.of(state, as, out::add);
    assertThat(out).isNotEmpty().allMatch(i -> i >= 0 && i < inputs.count());
    return out;
  }

  @ParameterizedTest
  @CsvSource({
    "r1bqkb1r/pp3ppp/2np1n2/4p3/4P3/2NP1N2/PPP2PPP/R1BQKB1R w KQkq - 0 6, r1bqkb1r/ppp2ppp/2np1n2/4p3/4P3/2NP1N2/PP3PPP/R1BQKB1R b KQkq - 0 6",
    "4k3/2p5/8/1P6/8/8/8/R3K3 w Q - 0 1, r3k3/8/8/8/1p6/8/2P5/4K3 b q - 0 1",
  })
  void both_sides_are_seen_alike(String one, String other) {
    assertThat(seen(state(one), Seat.FIRST)).isEqualTo(seen(state(other), Seat.SECOND));
    assertThat(seen(state(one), Seat.SECOND)).isEqualTo(seen(state(other), Seat.FIRST));
  }
}
