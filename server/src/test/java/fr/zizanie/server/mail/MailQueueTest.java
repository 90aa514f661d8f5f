package fr.zizanie.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Announced;
import fr.zizanie.server.mail.Carrier.Outcome;
import fr.zizanie.server.time.HandTime;
import fr.zizanie.testing.Eventually;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Letters wait for a mail server, and nobody waits for them. */
class MailQueueTest {
  private static final Duration PAUSE = Duration.ofMinutes(5);
  private static final List<Duration> PAUSES = List.of(PAUSE);
  private static final Duration LONG = Duration.ofHours(1);

  private final BlockingQueue<String> tried = new LinkedBlockingQueue<>();
  private final HandTime time = new HandTime();
  private final AtomicInteger lost = new AtomicInteger();

  private Letter letter(String to, Duration life) {
    return new Letter(to, "s", "t", "h", Optional.empty(), life, lost::incrementAndGet);
  }

  private Carrier answering(Outcome... outcomes) {
    var next = new AtomicInteger();
    return letter -> {
      tried.add(letter.to());
      return outcomes[Math.min(next.getAndIncrement(), outcomes.length - 1)];
    };
  }

  /** Waits until letters have fared so, and the bag waits for what comes next. */
  private void until(MailQueue bag, MailCounts wanted) {
    Eventually.until(
        wanted.toString(),
        () ->
            bag.posted().equals(wanted)
                && (bag.idle() || wanted.waiting() > 0 && time.waiting() == 1));
  }

  @Test
  void a_letter_is_tried_again_until_it_is_taken() {
    try (var bag =
            new MailQueue(answering(Outcome.CLOSED, Outcome.LATER, Outcome.TAKEN), time, PAUSES);
        var log = Announced.of(MailQueue.class)) {
      assertThat(bag.send(letter("a", LONG))).isTrue();
      until(bag, new MailCounts(0, 1, 0, 1));
      time.pass(PAUSE);
      until(bag, new MailCounts(0, 2, 0, 1));
      time.pass(PAUSE.minusSeconds(1));
      assertThat(tried).as("not yet").containsExactly("a", "a");
      time.pass(Duration.ofSeconds(2));
      until(bag, new MailCounts(1, 2, 0, 0));
      assertThat(tried).containsExactly("a", "a", "a");
      assertThat(lost).hasValue(0);
      assertThat(log.messages())
          .containsExactly("mail is not taken; it is tried again", "mail is taken again");
    }
  }

  @Test
  void one_address_that_does_not_answer_holds_up_no_other() {
    try (var _ = Announced.of(MailQueue.class)) {
      try (var bag = new MailQueue(answering(Outcome.LATER, Outcome.TAKEN), time, PAUSES)) {
        bag.send(letter("slow", LONG));
        until(bag, new MailCounts(0, 1, 0, 1));
        bag.send(letter("b", LONG));
        until(bag, new MailCounts(1, 1, 0, 1));
        assertThat(tried).containsExactly("slow", "b");
        assertThat(bag.idle()).as("it still waits").isFalse();
        assertThat(bag.open()).as("more may be written").isTrue();
      }
      assertThat(lost).as("what waits at the end is lost, and told so").hasValue(1);
    }
  }

  @Test
  void a_server_that_takes_nothing_is_not_asked_for_each_letter() {
    try (var bag = new MailQueue(answering(Outcome.CLOSED), time, PAUSES);
        var _ = Announced.of(MailQueue.class)) {
      bag.send(letter("a", LONG));
      until(bag, new MailCounts(0, 1, 0, 1));
      bag.send(letter("b", LONG));
      until(bag, new MailCounts(0, 1, 0, 2));
      assertThat(tried).containsExactly("a");
      assertThat(bag.open()).as("nothing more is written").isFalse();
    }
  }

  @Test
  void what_is_refused_or_too_old_is_lost_and_what_is_too_old_may_be_written_anew() {
    try (var bag = new MailQueue(answering(Outcome.REFUSED, Outcome.LATER), time, PAUSES);
        var log = Announced.of(MailQueue.class)) {
      bag.send(letter("a", LONG));
      until(bag, new MailCounts(0, 0, 1, 0));
      bag.send(letter("b", PAUSE.minusSeconds(1)));
      until(bag, new MailCounts(0, 1, 2, 0));
      assertThat(tried).containsExactly("a", "b");
      assertThat(lost).hasValue(1);
      assertThat(log.messages())
          .containsExactly("a letter was refused", "a letter could not be sent");
    }
  }

  @Test
  void what_breaks_over_one_letter_holds_up_no_other() {
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
    try (var bag = new MailQueue(breaking, time, PAUSES);
        var log = Announced.of(MailQueue.class)) {
      bag.send(letter("a", LONG));
      bag.send(new Letter("b", "s", "t", "h", Optional.empty(), Duration.ofMillis(5), broken));
      bag.send(letter("c", LONG));
      until(bag, new MailCounts(1, 1, 2, 0));
      assertThat(tried).containsExactlyInAnyOrder("a", "b", "c");
      assertThat(log.messages())
          .contains("a letter cannot be carried", "that a letter is lost could not be told");
    }
  }

  @Test
  void only_so_many_wait_and_whoever_sends_does_not() {
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
    try (var bag = new MailQueue(hanging, time, PAUSES)) {
      bag.send(letter("first", LONG));
      Eventually.until("it is being carried", () -> tried.contains("first"));
      for (int i = 0; i < MailQueue.MOST; i++) assertThat(bag.send(letter("x", LONG))).isTrue();
      assertThat(bag.send(letter("y", LONG))).isFalse();
      assertThat(lost).hasValue(1);
      open.countDown();
      until(bag, new MailCounts(MailQueue.MOST + 1, 0, 1, 0));
    }
  }
}
