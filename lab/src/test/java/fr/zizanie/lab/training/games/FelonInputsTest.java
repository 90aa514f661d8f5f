package fr.zizanie.lab.training.games;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.FelonState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a network sees of Le Félon. */
class FelonInputsTest {
  private static final Felon GAME = new Felon();
  private static final Options OPTIONS = Options.read(GAME.profile().options(), Map.of()).orThrow();
  private static final FelonInputs INPUTS = new FelonInputs();

  private static List<Integer> seen(String board, Seat as) {
    FelonState s = GAME.notation().load(new Tree.Text(board + " y - - 0 1"), OPTIONS).orThrow();
    var out = new ArrayList<Integer>();
    INPUTS.of(s, as, out::add);
    assertThat(out).doesNotHaveDuplicates().allMatch(i -> i >= 0 && i < INPUTS.count());
    return out;
  }

  @Test
  void both_sides_and_both_halves_are_seen_alike() {
    var yellow = seen("r12/13/13/g12/13/13/5D7/13/13/13/3G9/13/1R11", Seat.FIRST);
    assertThat(yellow).hasSize(5);
    assertThat(seen("1r11/13/3g9/13/13/13/5d7/13/13/G12/13/13/R12", Seat.SECOND))
        .containsExactlyInAnyOrderElementsOf(yellow);
    assertThat(seen("12r/13/13/12g/13/13/7D5/13/13/13/9G3/13/11R1", Seat.FIRST))
        .containsExactlyInAnyOrderElementsOf(yellow);
    assertThat(seen("r12/13/13/g12/13/13/4D8/13/13/13/3G9/13/1R11", Seat.FIRST))
        .isNotEqualTo(yellow);
  }
}
