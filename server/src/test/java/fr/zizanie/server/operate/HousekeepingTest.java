package fr.zizanie.server.operate;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Chores go on. */
class HousekeepingTest {
  @Test
  void a_chore_that_fails_is_tried_again() throws InterruptedException {
    var thrice = new CountDownLatch(3);
    try (var house = new Housekeeping()) {
      house.add(
          "sweep",
          Duration.ofMillis(1),
          () -> {
            thrice.countDown();
            throw new IllegalStateException("planned");
          });
      thrice.await();
    }
  }
}
