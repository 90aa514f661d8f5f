package fr.zizanie.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import fr.zizanie.server.time.MachineTime;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Chores go on. */
class HousekeepingTest {
  @Test
  void a_chore_that_fails_is_tried_again() throws InterruptedException {
    var thrice = new CountDownLatch(3);
    try (var house = new Housekeeping(new MachineTime())) {
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

  @Test
  void a_chore_that_goes_on_failing_is_told_once() throws InterruptedException {
    var logger = (Logger) LoggerFactory.getLogger(Housekeeping.class);
    var told = new ListAppender<ILoggingEvent>();
    told.start();
    logger.addAppender(told);
    var times = new AtomicInteger();
    var done = new CountDownLatch(5);
    try (var house = new Housekeeping(new MachineTime())) {
      house.add(
          "limits",
          Duration.ofMillis(1),
          () -> {
            done.countDown();
            if (times.incrementAndGet() <= 3) throw new IllegalStateException("planned");
          });
      done.await();
    } finally {
      logger.detachAppender(told);
    }
    assertThat(told.list)
        .extracting(ILoggingEvent::getMessage)
        .containsExactly("chore failed", "chore done again");
  }
}
