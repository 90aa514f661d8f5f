package fr.zizanie.players.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Several hands of one thought. */
class JvmTest {
  private static final Machine THREE = new Jvm(3);

  @Test
  void all_hands_do_their_part_at_a_time() {
    Set<Integer> seen = ConcurrentHashMap.newKeySet();
    var all = new CountDownLatch(3);
    THREE.together(hand -> {
      seen.add(hand);
      all.countDown();
      awaited(all);
    });
    assertThat(seen).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void the_others_end_when_the_first_does() {
    THREE.together(hand -> {
      while (hand != 0 && !THREE.cancelled()) Thread.onSpinWait();
    });
    assertThat(THREE.cancelled()).isFalse();
  }

  @Test
  void whoever_calls_it_off_calls_all_off_and_the_flag_stays() {
    Thread.currentThread().interrupt();
    try {
      THREE.together(_ -> {
        while (!THREE.cancelled()) Thread.onSpinWait();
      });
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void what_another_hand_throws_is_thrown() {
    assertThatThrownBy(() ->
            THREE.together(hand -> {
              if (hand == 2) throw new IllegalArgumentException("broken");
              while (hand == 1 && !THREE.cancelled()) Thread.onSpinWait();
            }))
        .hasRootCauseMessage("broken");
  }

  private static void awaited(CountDownLatch all) {
    try {
      all.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
