package fr.zizanie.table;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Timed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When the time of a decision begins where two share a screen. */
class CurtainTest {
  private static final long NOW = 1_000;
  private static final Optional<Timed> WINDOW =
      Optional.of(new Timed(Seat.SECOND, "response", 0, 12_000));

  private static Curtain before(Curtain curtain, boolean curtains, Seat... looking) {
    return curtain.before(WINDOW, curtains, List.of(looking)::contains, NOW);
  }

  @Test
  void at_once_where_there_is_no_curtain() {
    var curtain = before(Curtain.of(false), false);
    assertThat(curtain.runs()).isEqualTo(WINDOW);
    assertThat(curtain.due()).isEqualTo(TableState.NEVER);
  }

  @Test
  void when_its_own_seat_looks() {
    var waits = before(Curtain.of(false), true, Seat.FIRST);
    assertThat(waits.runs()).isEmpty();
    assertThat(waits.due()).isEqualTo(NOW + Curtain.LONGEST);
    var runs = before(waits, true, Seat.SECOND);
    assertThat(runs.runs()).isEqualTo(WINDOW);
    assertThat(before(runs, true)).as("it goes on when nobody looks any more").isEqualTo(runs);
  }

  @Test
  void after_a_while_unless_it_is_patient() {
    assertThat(before(Curtain.of(false), true).opened().runs()).isEqualTo(WINDOW);
    assertThat(before(Curtain.of(true), true).due()).isEqualTo(TableState.NEVER);
  }

  @Test
  void anew_for_the_next_decision() {
    var next =
        before(Curtain.of(false), true).opened().before(Optional.empty(), true, _ -> true, NOW);
    assertThat(next.runs()).isEmpty();
    assertThat(before(next, true).runs()).isEmpty();
  }
}
