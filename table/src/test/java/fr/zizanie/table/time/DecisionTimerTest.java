package fr.zizanie.table.time;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.table.time.DecisionTimer.Run;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The timed decision that runs, as a value. */
class DecisionTimerTest {
  private static final long ENDLESS = Long.MAX_VALUE;
  private static final Timed WINDOW = new Timed(Seat.SECOND, "response", 0, 12_000);
  private static final Timed STOPWATCH = new Timed(Seat.FIRST, "kidnapping", 7, 30_000);

  private static DecisionTimer runs(DecisionTimer before, Timed timed, long now) {
    return before.follow(Optional.of(timed), now, ENDLESS, now);
  }

  @Test
  void ends_so_long_after_it_began() {
    var timer = DecisionTimer.IDLE.follow(Optional.of(WINDOW), 1_000, ENDLESS, 5_000);
    assertThat(timer.ends()).contains(new Run(WINDOW, 13_000));
    assertThat(timer.left(WINDOW, 5_000)).isEqualTo(8_000);
    assertThat(timer.follow(Optional.of(WINDOW), 9_000, ENDLESS, 9_000)).isSameAs(timer);
    assertThat(timer.over(true).ends()).isEmpty();
    assertThat(timer.over(true).runs()).as("what ended in vain still runs").isTrue();
  }

  @Test
  void ends_with_the_time_of_its_seat() {
    var timer = DecisionTimer.IDLE.follow(Optional.of(WINDOW), 1_000, 3_000, 1_000);
    assertThat(timer.ends()).contains(new Run(WINDOW, 4_000));
  }

  @Test
  void a_stopwatch_goes_on_where_it_stopped_with_five_seconds_at_least() {
    var stopped = runs(runs(DecisionTimer.IDLE, STOPWATCH, 0), WINDOW, 10_000);
    assertThat(runs(stopped, STOPWATCH, 50_000).ends()).contains(new Run(STOPWATCH, 70_000));
    var late = runs(runs(DecisionTimer.IDLE, STOPWATCH, 0), WINDOW, 29_000);
    assertThat(runs(late, STOPWATCH, 50_000).ends()).contains(new Run(STOPWATCH, 55_000));
  }

  @Test
  void what_ends_elsewhere_is_only_shown() {
    var shown = DecisionTimer.IDLE.show(Optional.of(WINDOW), 99_000, 0);
    assertThat(shown.ends()).isEmpty();
    assertThat(shown.runs()).isFalse();
    assertThat(shown.running(90_000).orElseThrow().left()).isEqualTo(9_000);
    assertThat(runs(shown, WINDOW, 1_000).ends()).contains(new Run(WINDOW, 13_000));
  }
}
