package fr.zizanie.server.web.javalin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.junit.jupiter.api.Test;

/** Connections that bring a request drop by drop. */
class DripsTest {
  private final AtomicLong now = new AtomicLong();
  private final Drips drips = new Drips(now::get);

  @Test
  void a_connection_without_a_whole_request_is_ended() {
    var slow = new ByteArrayEndPoint();
    var quick = new ByteArrayEndPoint();
    drips.await(slow);
    drips.await(quick);
    drips.came(quick);
    now.addAndGet(Drips.PATIENCE);
    drips.sweep();
    assertThat(slow.isOpen()).isTrue();
    now.addAndGet(1);
    drips.sweep();
    assertThat(slow.isOpen()).isFalse();
    assertThat(quick.isOpen()).isTrue();
    assertThat(drips.awaited()).isZero();
  }

  @Test
  void a_body_that_stands_still_is_ended_sooner_than_one_that_goes_on() {
    var still = new ByteArrayEndPoint();
    var slow = new ByteArrayEndPoint();
    drips.awaitBody(still);
    drips.awaitBody(slow);
    now.addAndGet(Drips.PAUSE);
    drips.goesOn(slow);
    now.addAndGet(1);
    drips.sweep();
    assertThat(still.isOpen()).isFalse();
    assertThat(slow.isOpen()).isTrue();
    for (int i = 0; i < 4; i++) {
      now.addAndGet(Drips.PAUSE / 2);
      drips.goesOn(slow);
    }
    drips.sweep();
    assertThat(slow.isOpen()).isTrue();
    now.addAndGet(Drips.PAUSE);
    drips.goesOn(slow);
    drips.sweep();
    assertThat(slow.isOpen()).as("whatever it brings it ends in time").isFalse();
  }

  @Test
  void the_one_that_has_been_awaited_the_longest_is_told() {
    var first = new ByteArrayEndPoint();
    var second = new ByteArrayEndPoint();
    var answered = new ByteArrayEndPoint();
    for (var line : List.of(answered, first, second)) {
      drips.await(line);
      now.addAndGet(1);
    }
    drips.came(answered);
    assertThat(drips.longest(List.of(answered, second, first))).contains(first);
    assertThat(drips.longest(List.of(answered))).isEmpty();
  }
}
