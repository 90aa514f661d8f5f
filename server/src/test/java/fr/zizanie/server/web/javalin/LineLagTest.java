package fr.zizanie.server.web.javalin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** A line is measured by answers to our own pings, and by nothing that anybody says of it. */
class LineLagTest {
  private long now;
  private final LineLag lag = new LineLag(() -> now * 1_000_000);

  private void pinged(int millis) {
    var ping = lag.ping();
    now += millis;
    lag.pong(ping);
  }

  @Test
  void it_is_what_pings_take_on_average() {
    assertThat(lag.millis()).isZero();
    pinged(100);
    assertThat(lag.millis()).isEqualTo(100);
    pinged(200);
    assertThat(lag.millis()).isEqualTo(120);
    for (int i = 0; i < 30; i++) pinged(50);
    assertThat(lag.millis()).isEqualTo(50);
  }

  @Test
  void pongs_that_nobody_asked_for_count_for_nothing() {
    pinged(40);
    now += 5_000;
    lag.pong(ByteBuffer.allocate(8));
    lag.pong(ByteBuffer.allocate(3));
    var old = lag.ping();
    now += 9_000;
    var ping = lag.ping();
    now += 40;
    lag.pong(old);
    assertThat(lag.millis()).isEqualTo(40);
    lag.pong(ping.duplicate());
    now += 9_000;
    lag.pong(ping);
    assertThat(lag.millis()).isEqualTo(40);
  }
}
