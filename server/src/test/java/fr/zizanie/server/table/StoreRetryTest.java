package fr.zizanie.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Announces;
import fr.zizanie.server.time.HandTime;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What is to be done though it failed. */
class StoreRetryTest {
  private final HandTime time = new HandTime();
  private final AtomicInteger rearm = new AtomicInteger();
  private final StoreRetry retry = new StoreRetry(time, rearm::incrementAndGet);

  private static void fails() {
    throw new IllegalStateException("the disk is full");
  }

  @Test
  @Announces("StoreRetry")
  void what_failed_is_taken_up_after_a_pause() {
    retry.attempt(StoreRetryTest::fails);
    assertThat(retry.doubtful()).isTrue();
    time.pass(Duration.ofMillis(StoreRetry.SHORTEST));
    assertThat(rearm).hasValue(1);
  }

  /** Nothing is warned of: nobody here will try again. */
  @Test
  void what_fails_while_the_server_stops_is_left_to_whoever_starts_next() {
    time.close();
    retry.attempt(StoreRetryTest::fails);
    time.pass(Duration.ofMillis(StoreRetry.SHORTEST));
    assertThat(rearm).hasValue(0);
  }
}
