package fr.zizanie.server.web.javalin;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Announced;
import fr.zizanie.server.live.Memory;
import java.lang.reflect.Proxy;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

/** Sockets that are slow or broken. */
class OutboxTest {
  private final BlockingQueue<String> calls = new LinkedBlockingQueue<>();

  private final Memory all = new Memory(4_000_000);

  private interface Sending {
    void send(Callback callback);
  }

  private Session session(Sending sending) {
    return (Session)
        Proxy.newProxyInstance(
            Session.class.getClassLoader(),
            new Class<?>[] {Session.class},
            (proxy, method, arguments) -> {
              calls.add(method.getName());
              if (method.getName().equals("sendText")) sending.send((Callback) arguments[1]);
              return null;
            });
  }

  private String call() throws InterruptedException {
    var call = calls.poll(60, TimeUnit.SECONDS);
    return call == null ? "nothing" : call;
  }

  @Test
  void a_reader_who_never_reads_is_cut_off_and_blocks_nobody() throws InterruptedException {
    var outbox = new Outbox(session(_ -> {}), all, () -> 0);
    outbox.send("x");
    assertThat(call()).isEqualTo("sendText");
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
    var outbox = new Outbox(session(_ -> {}), all, () -> 0);
    outbox.send("x");
    assertThat(call()).isEqualTo("sendText");
    for (int i = 0; i < 3; i++) outbox.send("’".repeat(100_000));
    assertThat(call()).isEqualTo("disconnect");
  }

  @Test
  void a_socket_that_breaks_is_cut_off_once() throws InterruptedException {
    var outbox =
        new Outbox(session(callback -> callback.fail(new IllegalStateException())), all, () -> 0);
    outbox.send("x");
    assertThat(call()).isEqualTo("sendText");
    assertThat(call()).isEqualTo("disconnect");
  }

  @Test
  void a_message_in_parts_is_made_part_by_part_as_it_is_read() throws InterruptedException {
    var sent = new LinkedBlockingQueue<Callback>();
    var outbox = new Outbox(session(sent::add), all, () -> 0);
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
      next.succeed();
    }
    outbox.close(1000, "");
    while (!call().equals("close")) assertThat(sent).isEmpty();
    assertThat(all.held()).isZero();
  }

  @Test
  void a_part_for_which_there_is_no_room_ends_the_socket() throws InterruptedException {
    var little = new Memory(50_000);
    var outbox = new Outbox(session(Callback::succeed), little, () -> 0);
    outbox.send(() -> "x".repeat(100_000));
    assertThat(call()).isEqualTo("disconnect");
    assertThat(little.held()).isZero();
  }

  @Test
  void a_message_that_cannot_be_made_ends_the_socket() throws InterruptedException {
    try (var said = Announced.of(Outbox.class)) {
      var outbox = new Outbox(session(Callback::succeed), all, () -> 0);
      outbox.send(() -> {
        throw new IllegalStateException("planted");
      });
      assertThat(call()).isEqualTo("disconnect");
      assertThat(all.held()).isZero();
      assertThat(said.messages()).containsExactly("a message could not be made");
    }
  }

  @Test
  void a_close_comes_after_what_was_sent() throws InterruptedException {
    var outbox = new Outbox(session(Callback::succeed), all, () -> 0);
    outbox.send("x");
    outbox.send("y");
    outbox.close(1008, "enough");
    assertThat(call()).isEqualTo("sendText");
    assertThat(call()).isEqualTo("sendText");
    assertThat(call()).isEqualTo("close");
  }

  /** Sixty sockets that never read made a server with a gigabyte hang. */
  @Test
  void many_readers_who_never_read_share_a_bounded_room() {
    String sheet = "x".repeat(131_000);
    var boxes =
        IntStream.range(0, 60).mapToObj(_ -> new Outbox(session(_ -> {}), all, () -> 0)).toList();
    for (int i = 0; i < 117; i++) boxes.forEach(box -> box.send(sheet));
    assertThat(all.held()).isLessThanOrEqualTo(4_000_000);
    boxes.forEach(Outbox::gone);
    var next = new Outbox(session(_ -> {}), new Memory(4_000_000), () -> 0);
    next.send(sheet);
    next.gone();
  }

  @Test
  void a_first_sheet_may_be_longer_than_all_that_may_wait() throws InterruptedException {
    var outbox = new Outbox(session(Callback::succeed), all, () -> 0);
    outbox.send("x".repeat(1_000_000));
    assertThat(call()).isEqualTo("sendText");
  }
}
