package fr.zizanie.players.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.search.Limit;
import org.junit.jupiter.api.Test;

/** Only the highest level is bounded by time. */
class StrengthTest {
  @Test
  void each_level_plays_out_more_than_the_one_below_and_chooses_by_chance_less() {
    for (int level = 2; level <= Budget.LEVELS; level++) {
      Strength upper = Strength.of(level);
      Strength lower = Strength.of(level - 1);
      assertThat(upper.playouts()).isGreaterThan(lower.playouts());
      assertThat(upper.slip()).isLessThanOrEqualTo(lower.slip());
    }
    assertThat(Strength.of(Budget.LEVELS - 1).playouts()).isLessThan(Limit.ALL);
    assertThat(Strength.of(Budget.LEVELS).playouts()).isEqualTo(Limit.ALL);
  }
}
