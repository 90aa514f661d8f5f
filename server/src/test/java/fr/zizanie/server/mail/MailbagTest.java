package fr.zizanie.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.mail.Carrier.Outcome;
import fr.zizanie.server.time.MachineTime;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Letters wait for a mail server, and nobody waits for them. */
class MailbagTest {
  private static final List<Duration> SHORT = List.of(Duration.ofMillis(20));
  private static final Duration LONG = Duration.ofMinutes(1);

  private final BlockingQueue<String> tried = new LinkedBlockingQueue<>();
  private final AtomicInteger lost = new AtomicInteger();

  private Letter letter(String to, Duration life) {
    return new Letter(to, "s", "t", "h", Optional.empty(), life, lost::incrementAndGet);
  }

  private String next() throws InterruptedException {
    return Optional.ofNullable(tried.poll(10, TimeUnit.SECONDS)).orElse("nothing");
  }

  private Carrier answering(Outcome... outcomes) {
    var next = new AtomicInteger();
    return letter -> {
      tried.add(letter.to());
      return outcomes[Math.min(next.getAndIncrement(), outcomes.length - 1)];
    };
  }

  private static void until(Mailbag bag, Posted wanted) throws InterruptedException {
    for (int i = 0; i < 2_000 && !bag.posted().equals(wanted); i++) Thread.sleep(10);
    assertThat(bag.posted()).isEqualTo(wanted);
  }

  @Test
  void a_letter_is_tried_again_until_it_is_taken() throws Exception {
    try (var bag =
        new Mailbag(
            answering(Outcome.CLOSED, Outcome.LATER, Outcome.TAKEN), new MachineTime(), SHORT)) {
      assertThat(bag.send(letter("a", LONG))).isTrue();
      for (int i = 0; i < 3; i++) assertThat(next()).isEqualTo("a");
      until(bag, new Posted(1, 2, 0, 0));
      for (int i = 0; i < 2_000 && !bag.idle(); i++) Thread.sleep(10);
      assertThat(bag.idle()).isTrue();
      assertThat(lost).hasValue(0);
    }
  }

  @Test
  void one_address_that_does_not_answer_holds_up_no_other() throws Exception {
    var pause = List.of(Duration.ofMinutes(5));
    try (var bag = new Mailbag(answering(Outcome.LATER, Outcome.TAKEN), new MachineTime(), pause)) {
      bag.send(letter("slow", LONG.multipliedBy(60)));
      bag.send(letter("b", LONG));
      assertThat(next()).isEqualTo("slow");
      assertThat(next()).isEqualTo("b");
      until(bag, new Posted(1, 1, 0, 1));
      assertThat(bag.idle()).as("it still waits").isFalse();
      assertThat(bag.open()).as("more may be written").isTrue();
    }
    assertThat(lost).as("what waits at the end is lost, and told so").hasValue(1);
  }

  @Test
  void a_server_that_takes_nothing_is_not_asked_for_each_letter() throws Exception {
    var pause = List.of(Duration.ofMinutes(5));
    try (var bag = new Mailbag(answering(Outcome.CLOSED), new MachineTime(), pause)) {
      bag.send(letter("a", LONG.multipliedBy(60)));
      assertThat(next()).isEqualTo("a");
      bag.send(letter("b", LONG.multipliedBy(60)));
      assertThat(tried.poll(200, TimeUnit.MILLISECONDS)).isNull();
      assertThat(bag.open()).as("nothing more is written").isFalse();
    }
  }

  @Test
  void what_is_refused_or_too_old_is_lost_and_what_is_too_old_may_be_written_anew()
      throws Exception {
    try (var bag =
        new Mailbag(answering(Outcome.REFUSED, Outcome.LATER), new MachineTime(), SHORT)) {
      bag.send(letter("a", LONG));
      assertThat(next()).isEqualTo("a");
      until(bag, new Posted(0, 0, 1, 0));
      bag.send(letter("b", Duration.ofMillis(5)));
      assertThat(next()).isEqualTo("b");
      until(bag, new Posted(0, 1, 2, 0));
      assertThat(lost).hasValue(1);
    }
  }

  @Test
  void what_breaks_over_one_letter_holds_up_no_other() throws Exception {
    Carrier breaking =
        letter -> {
          tried.add(letter.to());
          if (letter.to().equals("a")) throw new IllegalStateException("planned");
          return letter.to().equals("b") ? Outcome.LATER : Outcome.TAKEN;
        };
    Runnable broken =
        () -> {
          throw new IllegalStateException("planned");
        };
    try (var bag = new Mailbag(breaking, new MachineTime(), SHORT)) {
      bag.send(letter("a", LONG));
      bag.send(new Letter("b", "s", "t", "h", Optional.empty(), Duration.ofMillis(5), broken));
      bag.send(letter("c", LONG));
      until(bag, new Posted(1, 1, 2, 0));
      assertThat(tried).containsExactly("a", "b", "c");
    }
  }

  @Test
  void only_so_many_wait_and_whoever_sends_does_not() throws Exception {
    var open = new CountDownLatch(1);
    Carrier hanging =
        letter -> {
          tried.add(letter.to());
          try {
            open.await();
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          }
          return Outcome.TAKEN;
        };
    try (var bag = new Mailbag(hanging, new MachineTime(), SHORT)) {
      bag.send(letter("first", LONG));
      assertThat(next()).isEqualTo("first");
      for (int i = 0; i < Mailbag.MOST; i++) assertThat(bag.send(letter("x", LONG))).isTrue();
      assertThat(bag.send(letter("y", LONG))).isFalse();
      assertThat(lost).hasValue(1);
      open.countDown();
      until(bag, new Posted(Mailbag.MOST + 1, 0, 1, 0));
    }
  }
}
