package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.server.store.Shared;
import fr.zizanie.server.time.HandTime;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A node's step with the others. */
class HeartbeatTest {
  @TempDir Path data;

  /** Nothing is warned of, though the beat that was broken off failed. */
  @Test
  void who_leaves_breaks_off_a_beat_that_hangs_and_says_nothing_of_it() throws Exception {
    var beats = new AtomicInteger();
    var hanging = new CompletableFuture<Thread>();
    var shared =
        (Shared)
            Proxy.newProxyInstance(
                Shared.class.getClassLoader(),
                new Class<?>[] {Shared.class},
                (_, method, _) ->
                    method.getName().equals("beat") ? beat(beats, hanging) : (Object) null);
    var time = new HandTime();
    try (var tables = new Tables(data)) {
      var live =
          new LiveMatches(
              tables.store,
              MemoryBound.ofMachine(),
              beginning -> new Loader(Games::named, tables.dependencies, beginning));
      var heartbeat = new Heartbeat(shared, live, new Keeper(shared, time::nanos), time);
      heartbeat.start();
      Thread beating = hanging.get();
      heartbeat.close();
      assertThat(beating.join(Duration.ofSeconds(60))).isTrue();
    }
  }

  /** The first says that the node is there; the second doesn't come back by itself. */
  private static boolean beat(AtomicInteger beats, CompletableFuture<Thread> hanging) {
    if (beats.incrementAndGet() == 1) return true;
    hanging.complete(Thread.currentThread());
    try {
      new CountDownLatch(1).await();
      return true;
    } catch (InterruptedException e) {
      throw new IllegalStateException("the connection is closed", e);
    }
  }
}
