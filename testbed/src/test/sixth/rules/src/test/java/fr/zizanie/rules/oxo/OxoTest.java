package fr.zizanie.rules.oxo;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The moves of Oxo are counted, and each rule has its case. */
class OxoTest {
  private static final Oxo GAME = new Oxo();
  private static final OxoState START = GAME.start(Options.read(List.of(), Map.of()).orThrow());

  private static OxoState after(String... tokens) {
    var state = START;
    for (String token : tokens) state = GAME.apply(state, choice(token));
    return state;
  }

  private static Choice choice(String token) {
    return GAME.notation().parse(token).orElseThrow();
  }

  @Test
  void perft() {
    assertThat(List.of(1, 2, 3, 4, 5, 6))
        .map(depth -> GAME.perft(START, depth))
        .containsExactly(9L, 72L, 504L, 3024L, 15_120L, 54_720L);
  }

  @Test
  void a_taken_square_is_refused() {
    assertThat(GAME.unmet(after("b2"), choice("b2")).orElseThrow().by()).hasToString("Oxo, R2");
    assertThat(GAME.unmet(START, Choice.PASS).orElseThrow().by()).hasToString("Oxo, R1");
  }

  @Test
  void three_in_a_line_win() {
    assertThat(after("a1", "b1", "b2", "c1", "c3").turn())
        .isEqualTo(new Turn.Over(new Outcome.Won(Seat.FIRST, "line")));
  }
}
