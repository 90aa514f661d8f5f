package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.laws.ReasonLaws;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every condition of Confusion is named, and every one that can be waived is seen to matter. */
class ReasonsTest {
  private static final String TOKENS = "tokens=3:3";
  private static final List<String> ALWAYS =
      List.of(
          "yes", "no", "out", "expose", "reveal", "double", "swap", "cover", "promote", "take",
          "setup", "A", "12", "c3", "f6", "X-N1", "AZ-N1", "Z-N1", "E-N1", "H-N1", "C-N1", "C", "E",
          "H", "S");

  private final Set<Condition<?>> named = new HashSet<>();
  private final Set<Condition<?>> alone = new HashSet<>();

  private int seed = 20261122;

  @Test
  void reasons_hold_and_every_condition_is_seen() {
    whole("", 60);
    whole("edition=spies tokens=3:3", 60);
    whole("edition=spies tokens=3:3 answers=cover small=true late=true", 60);
    whole("edition=spies setup=true comrade=true tokens=2:2", 60);
    for (int i = 0; i < 6; i++) {
      few("", "swap");
      few("", "out A");
      few("", "swap", "A");
      few("", "out");
      few("", "reveal");
      few("", "double");
      few("", "double", "C-N1", "no");
      few("tokens=0:0");
      dealt("cover");
      dealt("cover", "3");
      dealt("double", "L-S1");
      few("comrade=true", "L-N1", "yes");
    }
    lone();
    assertThat(named).containsAll(Scene.GAME.conditions());
    assertThat(Scene.GAME.conditions()).filteredOn(c -> !c.structural()).allMatch(alone::contains);
  }

  private void whole(String options, int plies) {
    var given = options.isEmpty() ? new String[0] : options.split(" ", -1);
    look(Scene.GAME.start(Scene.agreed(given)), plies);
  }

  /** Two choices from the middle of a turn on. */
  private void few(String option, String... choices) {
    var board =
        """
        11 k x . . . . . . . . .
        10 . . . . . . . . L . .
        6 . . E . . . . . . . .
        5 A . . . H! . . . . . .
        4 . C . . . . . . . . X\
        """;
    look(
        Scene.spies("red", board, (TOKENS + " " + option).strip().split(" ", -1)).state(),
        2,
        choices);
  }

  private void dealt(String... choices) {
    var given = new String[] {"edition=spies", TOKENS, "answers=cover"};
    look(Scene.dealt("seed", given).state(), 2, choices);
  }

  /** A side with one spy on its half. */
  private void lone() {
    var board =
        """
        11 k . . . . . . . . . .
        6 . . E * . . . . . . .
        5 A . . . . . . . . . .\
        """;
    look(Scene.spies("red", board, TOKENS).state(), 2);
  }

  private void look(ConfusionState start, int plies, String... choices) {
    var s = start;
    for (String token : String.join(" ", choices).split(" ", -1))
      if (!token.isEmpty())
        s = Scene.GAME.apply(s, Scene.GAME.notation().parse(token).orElseThrow());
    var seen = ReasonLaws.check(Scene.GAME, List.of(s), ALWAYS, seed++, plies);
    named.addAll(seen.named());
    alone.addAll(seen.alone());
  }
}
