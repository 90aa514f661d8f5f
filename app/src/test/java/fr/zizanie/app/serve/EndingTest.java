package fr.zizanie.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** A process that can't go on ends, and says why. */
class EndingTest {
  private final List<Integer> ended = Collections.synchronizedList(new ArrayList<>());
  private final List<String> told = Collections.synchronizedList(new ArrayList<>());
  private final Ending ending = new Ending(ended::add, told::add);

  @Test
  void a_server_that_closes_in_time_is_left_to_end_by_itself() throws InterruptedException {
    var closed = new CountDownLatch(1);
    ending.stopping(closed::countDown, Duration.ofHours(1)).run();
    closed.await();
    assertThat(ended).isEmpty();
  }

  @Test
  void a_server_that_hangs_is_ended() {
    var never = new CountDownLatch(1);
    ending
        .stopping(
            () -> {
              try {
                never.await();
              } catch (InterruptedException _) {
                told.add("interrupted");
              }
            },
            Duration.ofMillis(1))
        .run();
    assertThat(ended).containsExactly(Ending.FAILED);
    assertThat(told).singleElement().asString().contains("did not stop");
    never.countDown();
  }

  @Test
  void the_death_of_a_platform_thread_ends_the_process() {
    ending.died(Thread.ofPlatform().name("store-writer").unstarted(() -> {}), new Error("lost"));
    assertThat(ended).containsExactly(Ending.FAILED);
    assertThat(told).containsExactly("thread store-writer died: java.lang.Error: lost");
  }

  @Test
  void a_task_that_fails_does_not_end_it_unless_memory_is_exhausted() {
    var task = Thread.ofVirtual().unstarted(() -> {});
    ending.died(task, new IllegalStateException());
    ending.died(task, new StackOverflowError());
    assertThat(ended).isEmpty();
    ending.died(task, new OutOfMemoryError());
    assertThat(ended).containsExactly(Ending.FAILED);
  }
}
