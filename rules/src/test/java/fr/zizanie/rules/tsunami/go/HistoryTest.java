package fr.zizanie.rules.tsunami.go;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HistoryTest {
  private static final Stones NONE = Stones.none(Size.THIRTEEN);
  private static final Stones ONE = Stones.ofRows(SceneRows.corner("X"));
  private static final Stones TWO = Stones.ofRows(SceneRows.corner("XO"));

  private static Fingerprint told(Stones stones) {
    return new Fingerprint(stones.hash(), stones.count());
  }

  @ParameterizedTest
  @EnumSource
  void what_happened_without_a_choice_belongs_to_who_last_chose(Ko ko) {
    var history = History.beginning(ko, NONE).created(ONE, Seat.FIRST).happened(TWO);
    assertThat(history.forbids(told(TWO), Seat.FIRST)).isTrue();
    assertThat(history.forbids(told(TWO), Seat.SECOND)).isEqualTo(ko == Ko.PSK);
  }

  @Test
  void a_position_that_nobody_chose_may_come_again_only_under_the_natural_rule() {
    assertThat(History.beginning(Ko.PSK, NONE).happened(ONE).forbids(told(ONE), Seat.SECOND))
        .isTrue();
    assertThat(History.beginning(Ko.NSSK, NONE).happened(ONE).forbids(told(ONE), Seat.SECOND))
        .isFalse();
  }
}
