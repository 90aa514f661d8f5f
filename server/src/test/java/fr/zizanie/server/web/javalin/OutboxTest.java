package fr.zizanie.server.web.javalin;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

/** Sockets that are slow or broken. */
class OutboxTest {
  private final BlockingQueue<String> calls = new LinkedBlockingQueue<>();

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
    var call = calls.poll(5, TimeUnit.SECONDS);
    return call == null ? "nothing" : call;
  }

  @Test
  void a_reader_who_never_reads_is_cut_off_and_blocks_nobody() throws InterruptedException {
    var outbox = new Outbox(session(_ -> {}));
    outbox.send("x");
    assertThat(call()).isEqualTo("sendText");
    for (int i = 0; i < 300; i++) outbox.send("x");
    assertThat(call()).isEqualTo("disconnect");
    outbox.send("y");
    outbox.close(1000, "");
    assertThat(calls).isEmpty();
  }

  @Test
  void a_socket_that_breaks_is_cut_off_once() throws InterruptedException {
    var outbox = new Outbox(session(callback -> callback.fail(new IllegalStateException())));
    outbox.send("x");
    assertThat(call()).isEqualTo("sendText");
    assertThat(call()).isEqualTo("disconnect");
  }

  @Test
  void a_close_comes_after_what_was_sent() throws InterruptedException {
    var outbox = new Outbox(session(Callback::succeed));
    outbox.send("x");
    outbox.send("y");
    outbox.close(1008, "enough");
    assertThat(call()).isEqualTo("sendText");
    assertThat(call()).isEqualTo("sendText");
    assertThat(call()).isEqualTo("close");
  }
}
