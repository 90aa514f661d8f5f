package fr.zizanie.testbed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a test wants to be dealt. */
class WishTest {
  private static final Map<String, String> FEW =
      Map.of("deck", "25,39,5,7,9,10,15,17,19,20,23,24,27,30,43,44,45,47,62,65");

  @Test
  void both_hands_hold_what_is_wanted() {
    var draws = new PlannedDraws();
    var wish =
        new Wish("ironpond", FEW, Map.of("white", List.of("25", "5"), "black", List.of("39")));
    var planned = wish.fulfilled(draws::any).orElseThrow();
    assertThat(wish.fulfilled(() -> planned)).contains(planned);
  }

  @Test
  void what_no_deal_holds_is_not_to_be_had() {
    var twice = Map.of("white", List.of("25"), "black", List.of("25"));
    assertThat(new Wish("ironpond", FEW, twice).fulfilled(new PlannedDraws()::any, 500)).isEmpty();
  }

  @Test
  void only_the_next_match_is_planned() {
    var draws = new PlannedDraws();
    var planned = draws.any();
    draws.plan(planned);
    assertThat(draws.seed()).isEqualTo(planned.seed());
    assertThat(draws.id()).isEqualTo(planned.id());
    assertThat(draws.seed()).isNotEqualTo(planned.seed());
    assertThat(draws.id()).isNotEqualTo(planned.id());
  }
}
