package fr.zizanie.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Sockets are sent elsewhere, each a little later than the other. */
class DrainTest {
  private final List<Integer> spreads = new ArrayList<>();
  private final List<Integer> moved = new ArrayList<>();
  private final Drain drain =
      new Drain(bound -> {
        spreads.add(bound);
        return bound - 1;
      });

  @Test
  void every_socket_is_told_once_with_a_delay_of_its_own() throws InterruptedException {
    Drain.Moving one = moved::add;
    Drain.Moving other = millis -> moved.add(-millis);
    drain.enter(one);
    drain.enter(other);
    drain.leave(other);
    drain.begin();
    assertThat(moved).containsExactly(99);
    assertThat(drain.emptied(Duration.ZERO)).isFalse();
    drain.leave(one);
    assertThat(drain.emptied(Duration.ofHours(1))).isTrue();
  }

  @Test
  void the_more_there_are_the_longer_they_are_spread_up_to_two_seconds() {
    for (int i = 0; i < 3_000; i++) drain.enter(new Counted());
    drain.begin();
    assertThat(spreads).hasSize(3_000).containsOnly(2_000);
  }

  private final class Counted implements Drain.Moving {
    @Override
    public void move(int millis) {
      moved.add(millis);
    }
  }

  @Test
  void whoever_slips_in_is_told_at_once() {
    drain.begin();
    drain.enter(moved::add);
    assertThat(moved).hasSize(1);
  }

  @Test
  void a_server_that_drains_is_live_but_not_ready() {
    var well = new HealthChecks(() -> true, Duration.ofHours(1), Duration.ZERO, System::nanoTime);
    var readiness = new Readiness(well, drain);
    assertThat(readiness.hindrance()).isEmpty();
    drain.begin();
    assertThat(readiness.hindrance()).isEqualTo(Optional.of("draining"));
  }
}
