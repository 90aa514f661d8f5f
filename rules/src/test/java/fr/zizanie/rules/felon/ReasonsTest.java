package fr.zizanie.rules.felon;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.laws.ReasonLaws;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every condition of Le Félon is named, and every one that can be waived is seen to matter. */
class ReasonsTest {
  private static final String RETURNING = "gardeFarRank=RETURN";
  private static final List<String> ALWAYS =
      List.of(
          "claim", "direct", "a1", "g7", "a1b1", "d7e7", "d7d9", "d7g13", "d7d8", "c7g13", "k5k7");

  private final Set<Condition<?>> named = new HashSet<>();
  private final Set<Condition<?>> alone = new HashSet<>();

  @Test
  void reasons_hold_and_every_condition_is_seen() {
    look(Scene.of(""), 4);
    look(Scene.of("g13", "setupDirection=CHOICE"), 4);
    look(Scene.of("g13 g1", "setupDirection=CHOICE"), 4);
    look(Scene.of("g13 g1"), 150);
    look(Scene.of("c13 k1", RETURNING, "ecuyer=ROOK"), 100);
    var pieces = "Rc4 Dd4 Ee4 Bf4 Cg4 Vh4 Mi4 Gj4 Tk5 Fc7 rg13 fd7";
    for (int i = 0; i < 10; i++) look(Scene.pieces(pieces, "y d7 - 0 1", RETURNING), 15);
    assertThat(named).containsAll(Scene.GAME.conditions());
    assertThat(Scene.GAME.conditions()).filteredOn(c -> !c.structural()).allMatch(alone::contains);
  }

  private int seed = 20261122;

  private void look(Scene from, int plies) {
    var seen = ReasonLaws.check(Scene.GAME, List.of(from.state()), ALWAYS, seed++, plies);
    named.addAll(seen.named());
    alone.addAll(seen.alone());
  }
}
