package fr.zizanie.server.web.javalin;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Announced;
import fr.zizanie.server.live.Memory;
import java.lang.reflect.Proxy;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sockets that are slow or broken. */
class OutboxTest {
  private final BlockingQueue<String> calls = new LinkedBlockingQueue<>();

  private final Memory all = new Memory(4_000_000);

  private final Session session =
      (Session)
          Proxy.newProxyInstance(
              Session.class.getClassLoader(),
              new Class<?>[] {Session.class},
              (_, method, _) -> {
                calls.add(method.getName());
                return null;
              });

  private Outbox outbox(Consumer<Callback> sending) {
    return outbox(sending, all);
  }

  private Outbox outbox(Consumer<Callback> sending, Memory memory) {
    return new Outbox(
        session,
        frame -> {
          calls.add(frame.isBatch() ? "frame that waits" : "frame");
          sending.accept(frame.getCallback());
        },
        memory,
        () -> 0);
  }

  private String call() throws InterruptedException {
    var call = calls.poll(60, TimeUnit.SECONDS);
    return call == null ? "nothing" : call;
  }

  @Test
  void a_reader_who_never_reads_is_cut_off_and_blocks_nobody() throws InterruptedException {
    var outbox = outbox(_ -> {});
    outbox.send("x");
    assertThat(call()).isEqualTo("frame");
    String sheet = "x".repeat(131_000);
    for (int i = 0; i < 10; i++) outbox.send(sheet);
    assertThat(call()).isEqualTo("disconnect");
    assertThat(all.held()).as("the one being sent").isLessThan(100);
    outbox.send("y");
    outbox.close(1000, "");
    assertThat(calls).isEmpty();
  }

  @Test
  void letters_that_need_two_bytes_are_counted_so() throws InterruptedException {
    var outbox = outbox(_ -> {});
    outbox.send("x");
    assertThat(call()).isEqualTo("frame");
    for (int i = 0; i < 3; i++) outbox.send("’".repeat(100_000));
    assertThat(call()).isEqualTo("disconnect");
  }

  @Test
  void a_socket_that_breaks_is_cut_off_once() throws InterruptedException {
    var outbox = outbox(callback -> callback.failed(new IllegalStateException()));
    outbox.send("x");
    assertThat(call()).isEqualTo("frame");
    assertThat(call()).isEqualTo("disconnect");
  }

  @Test
  void a_message_in_parts_is_made_part_by_part_as_it_is_read() throws InterruptedException {
    var sent = new LinkedBlockingQueue<Callback>();
    var outbox = outbox(sent::add);
    var made = new AtomicInteger();
    String part = "x".repeat(100_000);
    for (int i = 0; i < 40; i++)
      outbox.send(() -> {
        made.incrementAndGet();
        return part;
      });
    outbox.send("the end");
    for (int i = 0; i < 41; i++) {
      var next = sent.poll(60, TimeUnit.SECONDS);
      assertThat(next).isNotNull();
      assertThat(made.get()).isEqualTo(Math.min(i + 1, 40));
      assertThat(all.held()).isLessThan(300_000);
      next.succeeded();
    }
    outbox.close(1000, "");
    while (!call().equals("close")) assertThat(sent).isEmpty();
    assertThat(all.held()).isZero();
  }

  @Test
  void a_part_for_which_there_is_no_room_ends_the_socket() throws InterruptedException {
    var little = new Memory(50_000);
    var outbox = outbox(Callback::succeeded, little);
    outbox.send(() -> "x".repeat(100_000));
    assertThat(call()).isEqualTo("disconnect");
    assertThat(little.held()).isZero();
  }

  private static Stream<Supplier<String>> broken() {
    return Stream.of(
        () -> {
          throw new IllegalStateException("planted");
        },
        () -> {
          throw new StackOverflowError("planted");
        });
  }

  @ParameterizedTest
  @MethodSource("broken")
  void a_message_that_cannot_be_made_ends_the_socket(Supplier<String> message)
      throws InterruptedException {
    try (var said = Announced.of(Outbox.class)) {
      outbox(Callback::succeeded).send(message);
      assertThat(call()).isEqualTo("disconnect");
      assertThat(all.held()).isZero();
      assertThat(said.messages()).containsExactly("a message could not be made");
    }
  }

  @Test
  void a_message_leaves_together_with_the_next_one_that_waits() throws InterruptedException {
    var first = new CompletableFuture<String>();
    var outbox = outbox(Callback::succeeded);
    outbox.send(first::join);
    outbox.send("second");
    outbox.send("third");
    first.complete("first");
    assertThat(call()).isEqualTo("frame that waits");
    assertThat(call()).isEqualTo("frame that waits");
    assertThat(call()).isEqualTo("frame");
  }

  @Test
  void a_close_comes_after_what_was_sent() throws InterruptedException {
    var outbox = outbox(Callback::succeeded);
    outbox.send("x");
    outbox.send("y");
    outbox.close(1008, "enough");
    assertThat(call()).startsWith("frame");
    assertThat(call()).startsWith("frame");
    assertThat(call()).isEqualTo("close");
  }

  /** Sixty sockets that never read made a server with a gigabyte hang. */
  @Test
  void many_readers_who_never_read_share_a_bounded_room() {
    String sheet = "x".repeat(131_000);
    var boxes = IntStream.range(0, 60).mapToObj(_ -> outbox(_ -> {})).toList();
    for (int i = 0; i < 117; i++) boxes.forEach(box -> box.send(sheet));
    assertThat(all.held()).isLessThanOrEqualTo(4_000_000);
    boxes.forEach(Outbox::gone);
    var next = outbox(_ -> {}, new Memory(4_000_000));
    next.send(sheet);
    next.gone();
  }

  @Test
  void a_first_sheet_may_be_longer_than_all_that_may_wait() throws InterruptedException {
    var outbox = outbox(Callback::succeeded);
    outbox.send("x".repeat(1_000_000));
    assertThat(call()).isEqualTo("frame");
  }
}
