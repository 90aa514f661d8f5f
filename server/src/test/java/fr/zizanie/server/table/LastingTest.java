package fr.zizanie.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Announces;
import fr.zizanie.server.time.HandTime;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What is to be done though it failed. */
class LastingTest {
  private final HandTime time = new HandTime();
  private final AtomicInteger again = new AtomicInteger();
  private final Lasting lasting = new Lasting(time, again::incrementAndGet);

  private static void fails() {
    throw new IllegalStateException("the disk is full");
  }

  @Test
  @Announces("Lasting")
  void what_failed_is_taken_up_after_a_pause() {
    lasting.attempt(LastingTest::fails);
    assertThat(lasting.doubtful()).isTrue();
    time.pass(Duration.ofMillis(Lasting.SHORTEST));
    assertThat(again).hasValue(1);
  }

  /** Nothing is warned of: nobody here will try again. */
  @Test
  void what_fails_while_the_server_stops_is_left_to_whoever_starts_next() {
    time.close();
    lasting.attempt(LastingTest::fails);
    time.pass(Duration.ofMillis(Lasting.SHORTEST));
    assertThat(again).hasValue(0);
  }
}
