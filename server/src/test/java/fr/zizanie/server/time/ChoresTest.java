package fr.zizanie.server.time;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Eventually;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What is done again and again. */
class ChoresTest {
  private static final Duration SECOND = Duration.ofSeconds(1);

  private final HandTime time = new HandTime();

  @Test
  void what_begins_at_once_comes_again_at_its_time() {
    var times = new AtomicInteger();
    try (var chores = new Chores(time)) {
      chores.begin(SECOND, times::incrementAndGet);
      Eventually.until("it is to come again", () -> time.waiting() == 1);
      assertThat(times).hasValue(1);
      time.pass(SECOND.multipliedBy(2));
      assertThat(times).hasValue(3);
    }
  }

  @Test
  void who_stops_waits_neither_for_what_hangs_nor_for_what_comes_after_it() throws Exception {
    var begun = new CountDownLatch(1);
    var calledOff = new AtomicBoolean();
    var done = new AtomicBoolean();
    var chores = new Chores(time);
    chores.begin(
        SECOND,
        () -> {
          begun.countDown();
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException _) {
            calledOff.set(true);
          }
        });
    begun.await();
    chores.add(SECOND, () -> done.set(true));
    var passing = Thread.startVirtualThread(() -> time.pass(SECOND));
    Eventually.until("it waits for its turn", () -> time.waiting() == 0);
    chores.stop();
    Eventually.until("it is called off", calledOff::get);
    assertThat(passing.join(Duration.ofSeconds(60))).isTrue();
    time.pass(SECOND.multipliedBy(2));
    assertThat(done).isFalse();
  }
}
