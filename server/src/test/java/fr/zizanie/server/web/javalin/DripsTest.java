package fr.zizanie.server.web.javalin;

import static org.assertj.core.api.Assertions.assertThat;

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
}
