package fr.zizanie.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Announced;
import fr.zizanie.server.time.HandTime;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Chores go on. */
class HousekeepingTest {
  private static final Duration SECOND = Duration.ofSeconds(1);

  private final HandTime time = new HandTime();

  @Test
  void a_chore_that_fails_is_tried_again() {
    var times = new AtomicInteger();
    try (var house = new Housekeeping(time);
        var log = Announced.of(Housekeeping.class)) {
      house.add(
          "sweep",
          SECOND,
          () -> {
            times.incrementAndGet();
            throw new IllegalStateException("planned");
          });
      time.pass(Duration.ofMillis(999));
      assertThat(times).hasValue(0);
      time.pass(SECOND.multipliedBy(3));
      assertThat(times).hasValue(3);
      assertThat(log.messages()).containsExactly("chore failed");
    }
  }

  @Test
  void a_chore_that_goes_on_failing_is_told_once() {
    var times = new AtomicInteger();
    try (var house = new Housekeeping(time);
        var log = Announced.of(Housekeeping.class)) {
      house.add(
          "limits",
          SECOND,
          () -> {
            if (times.incrementAndGet() <= 3) throw new IllegalStateException("planned");
          });
      time.pass(SECOND.multipliedBy(5));
      assertThat(times).hasValue(5);
      assertThat(log.messages()).containsExactly("chore failed", "chore done again");
    }
  }

  @Test
  void nothing_is_done_any_more_once_it_is_closed() {
    var times = new AtomicInteger();
    var house = new Housekeeping(time);
    house.add("sweep", SECOND, times::incrementAndGet);
    house.close();
    time.pass(SECOND.multipliedBy(2));
    assertThat(times).hasValue(0);
  }
}
