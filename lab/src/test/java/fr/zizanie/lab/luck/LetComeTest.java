package fr.zizanie.lab.luck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.lab.luck.LetCome.Acted;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * By what the odds of actions are multiplied that come off less often than they are believed to.
 */
class LetComeTest {
  /** Believed to come off one time in two, a thousand actions of which two hundred do. */
  private static final List<Acted> ACTIONS =
      IntStream.range(0, 1_000).mapToObj(k -> new Acted(0.125, 0.5, k % 5 == 0)).toList();

  private static final double PLAIN = 1 / Math.sqrt(1_000 * 0.2 * 0.8);

  @Test
  void the_factor_is_that_of_the_odds() {
    assertThat(Math.exp(LetCome.factor(ACTIONS))).isCloseTo(0.25, within(1e-6));
  }

  @Test
  void what_repeats_itself_in_a_game_counts_once() {
    double factor = LetCome.factor(ACTIONS);
    var apart = ACTIONS.stream().map(List::of).toList();
    assertThat(LetCome.error(apart, factor)).isCloseTo(PLAIN, within(1e-3));
    var games = ACTIONS.stream().map(a -> List.of(a, a, a, a)).toList();
    assertThat(LetCome.error(games, factor)).isCloseTo(PLAIN, within(1e-3));
  }

  @Test
  void a_line_is_read_as_it_was_written() {
    var found = new LetCome(ACTIONS.subList(0, 7));
    assertThat(LetCome.FORM.read().apply(LetCome.FORM.line().apply(found))).contains(found);
    var none = new LetCome(List.of());
    assertThat(LetCome.FORM.read().apply(LetCome.FORM.line().apply(none))).contains(none);
    assertThat(LetCome.FORM.read().apply("0.25 0.5")).isEmpty();
  }
}
