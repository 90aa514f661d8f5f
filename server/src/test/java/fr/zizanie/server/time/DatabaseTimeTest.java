package fr.zizanie.server.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The time that servers share. */
class DatabaseTimeTest {
  private static final long SECOND = 1_000_000_000;

  @Test
  void it_is_the_databases_whatever_this_machine_thinks() {
    var counter = new AtomicLong(5);
    var time = new DatabaseTime(() -> 1_000_000, counter::get);
    assertThat(time.millis()).isEqualTo(1_000_000);
    counter.addAndGet(3 * SECOND);
    assertThat(time.millis()).isEqualTo(1_003_000);
  }

  /** Three answers after 80, 10 and 40 ms: the second was given 5 ms before it came. */
  @Test
  void the_answer_that_came_fastest_counts() {
    var counter = new AtomicLong();
    var asked = new AtomicInteger();
    long[] took = {80, 10, 40};
    var time =
        new DatabaseTime(
            () -> {
              int i = asked.getAndIncrement();
              counter.addAndGet(took[i] * SECOND / 1_000);
              return 2_000 + i;
            },
            counter::get);
    assertThat(time.millis()).isEqualTo(2_001 + 5 + 40);
  }
}
