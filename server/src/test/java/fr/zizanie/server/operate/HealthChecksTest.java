package fr.zizanie.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Health is a write that succeeds in time. */
class HealthChecksTest {
  private static final Duration FRESH = Duration.ofSeconds(1);

  private final AtomicLong now = new AtomicLong(77);

  private HealthChecks checks(BooleanSupplier write, Duration deadline) {
    return new HealthChecks(write, deadline, FRESH, now::get);
  }

  @Test
  void a_write_that_fails_is_no_health_and_one_that_succeeds_again_is() {
    var full = new AtomicBoolean(true);
    var checks =
        checks(
            () -> {
              if (full.get()) throw new IllegalStateException("database or disk is full");
              return true;
            },
            Duration.ofHours(1));
    assertThat(checks.well()).isFalse();
    full.set(false);
    now.addAndGet(FRESH.toNanos());
    assertThat(checks.well()).isTrue();
  }

  @Test
  void asking_often_writes_once() {
    var writes = new AtomicInteger();
    var checks = checks(() -> writes.incrementAndGet() > 0, Duration.ofHours(1));
    for (int i = 0; i < 1_000; i++) assertThat(checks.well()).isTrue();
    assertThat(writes).hasValue(1);
    now.addAndGet(FRESH.toNanos());
    assertThat(checks.well()).isTrue();
    assertThat(writes).hasValue(2);
  }

  @Test
  void a_write_that_hangs_is_no_health_and_no_second_one_is_begun() {
    var writes = new AtomicInteger();
    var stuck = new CountDownLatch(1);
    var checks =
        checks(
            () -> {
              writes.incrementAndGet();
              try {
                stuck.await();
              } catch (InterruptedException _) {
                return false;
              }
              return true;
            },
            Duration.ofMillis(1));
    for (int i = 0; i < 3; i++) {
      assertThat(checks.well()).isFalse();
      now.addAndGet(FRESH.toNanos());
    }
    stuck.countDown();
    assertThat(writes.get()).isLessThanOrEqualTo(1);
  }
}
