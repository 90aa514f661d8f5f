package fr.zizanie.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class EventuallyTest {
  @Test
  void it_asks_until_the_answer_is_yes() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    Eventually.until("the third question", () -> asked.incrementAndGet() == 3);
    assertThat(asked).hasValue(3);
  }

  @Test
  void a_wait_without_end_fails_and_says_for_what() {
    assertThatThrownBy(() -> Eventually.until("the mail is there", () -> false, Duration.ZERO))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the mail is there");
  }
}
