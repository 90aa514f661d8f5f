package fr.zizanie.server.web.javalin;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Announced;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.testing.Eventually;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Sockets over the real web library: they talk, and their lines are measured by its pings. */
class SocketEndTest {
  private static final int TEXT = 1;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int SLOW = 150;
  private static final int MANY = 100;

  private final AtomicLong nanos = new AtomicLong();

  /** What "~" waits for, as for a database that hangs. */
  private final Semaphore busy = new Semaphore(0);

  private final LinkedBlockingQueue<String> closed = new LinkedBlockingQueue<>();

  /** A site whose sockets say, when they are asked, what their line takes. */
  private final class Measured implements Site {
    @Override
    public Response answer(Request request) {
      return Response.text(404, "text/plain", "");
    }

    @Override
    public Knock knock(Request request) {
      return new Knock.Welcome(socket ->
          new Talk() {
            @Override
            public void heard(String text) {
              if (text.equals("~")) busy.acquireUninterruptibly();
              socket.send(text + socket.lag());
            }

            @Override
            public void closed() {
              closed.add("closed");
            }
          });
    }
  }

  /** One frame from the server. */
  private record Frame(int kind, byte[] carried) {
    static Frame read(DataInputStream in) throws IOException {
      int kind = in.readUnsignedByte() & 0xF;
      byte[] carried = new byte[in.readUnsignedByte()];
      in.readFully(carried);
      return new Frame(kind, carried);
    }
  }

  private static void send(Socket socket, int kind, byte[] carried) throws IOException {
    byte[] frame = new byte[6 + carried.length];
    frame[0] = (byte) (0x80 | kind);
    // Masked by zeros.
    frame[1] = (byte) (0x80 | carried.length);
    System.arraycopy(carried, 0, frame, 6, carried.length);
    socket.getOutputStream().write(frame);
    socket.getOutputStream().flush();
  }

  /** Sockets are pinged as they open, and then whenever somebody says. */
  private static final class ByHand extends ScheduledThreadPoolExecutor {
    private final BlockingQueue<Runnable> due = new LinkedBlockingQueue<>();

    ByHand() {
      super(1);
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
      if (delay == 0) return super.schedule(task, 0, unit);
      due.add(task);
      return super.schedule(() -> {}, 0, unit);
    }

    void ping() throws InterruptedException {
      due.take().run();
    }
  }

  private static DataInputStream opened(Socket socket) throws IOException {
    socket.setSoTimeout(60_000);
    socket
        .getOutputStream()
        .write(
            """
            GET /ws/some HTTP/1.1
            Host: localhost
            Upgrade: websocket
            Connection: Upgrade
            Sec-WebSocket-Version: 13
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

            """
                .replace("\n", "\r\n")
                .getBytes(StandardCharsets.US_ASCII));
    var in = new DataInputStream(socket.getInputStream());
    var head = new StringBuilder();
    while (!head.toString().endsWith("\r\n\r\n")) head.append((char) in.readUnsignedByte());
    assertThat(head.toString()).startsWith("HTTP/1.1 101");
    return in;
  }

  /** Says something; {@return what was said to that} */
  private static String asked(Socket socket, DataInputStream in) throws IOException {
    send(socket, TEXT, new byte[] {'='});
    return answered(in);
  }

  private static String answered(DataInputStream in) throws IOException {
    var said = Frame.read(in);
    assertThat(said.kind).isEqualTo(TEXT);
    return new String(said.carried, StandardCharsets.UTF_8);
  }

  private static byte[] pinged(DataInputStream in) throws IOException {
    var ping = Frame.read(in);
    assertThat(ping.kind).isEqualTo(PING);
    return ping.carried;
  }

  @Test
  void a_socket_whose_welcome_was_lost_is_closed() {
    var codes = new ArrayList<Integer>();
    try (var log = Announced.warnings(SocketEnd.class)) {
      SocketEnd.unwelcome(
          new Site.Socket() {
            @Override
            public void send(String text) {
              codes.add(-1);
            }

            @Override
            public void close(int code, String reason) {
              codes.add(code);
            }
          });
      assertThat(log.messages()).containsExactly("a socket without a welcome");
    }
    assertThat(codes).containsExactly(1011);
  }

  @Test
  void a_line_is_measured_by_how_late_its_pong_comes() throws Exception {
    try (var transport = JavalinTransport.start(new Measured(), "127.0.0.1", 0, nanos::get);
        var socket = new Socket("127.0.0.1", transport.port())) {
      var in = opened(socket);
      byte[] ping = pinged(in);
      nanos.addAndGet(SLOW * 1_000_000L);
      send(socket, PONG, ping);
      assertThat(asked(socket, in)).isEqualTo("=" + SLOW);
    }
    assertThat(closed.poll(60, TimeUnit.SECONDS)).isEqualTo("closed");
  }

  @Test
  void a_line_that_answers_no_ping_any_more_is_closed_and_told() throws Exception {
    try (var pings = new ByHand();
        var transport = JavalinTransport.start(new Measured(), "127.0.0.1", 0, nanos::get, pings);
        var socket = new Socket("127.0.0.1", transport.port())) {
      var in = opened(socket);
      send(socket, PONG, pinged(in));
      pings.ping();
      pinged(in);
      // Who says anything is there, whatever became of the pong.
      asked(socket, in);
      int unanswered = 0;
      for (pings.ping(); unanswered < MANY && goesOn(in); pings.ping()) unanswered++;
      // Whoever answered may still be about to return when the first pings come.
      assertThat(unanswered).isBetween(2, MANY - 1);
      assertThat(closed.poll(60, TimeUnit.SECONDS)).isEqualTo("closed");
    }
  }

  /** Whether a ping comes, and not the end. */
  private static boolean goesOn(DataInputStream in) throws IOException {
    try {
      pinged(in);
      return true;
    } catch (EOFException _) {
      return false;
    }
  }

  @Test
  void who_waits_for_a_server_that_is_behind_is_not_silent() throws Exception {
    try (var pings = new ByHand();
        var transport = JavalinTransport.start(new Measured(), "127.0.0.1", 0, nanos::get, pings);
        var socket = new Socket("127.0.0.1", transport.port())) {
      var in = opened(socket);
      send(socket, PONG, pinged(in));
      asked(socket, in);
      send(socket, TEXT, new byte[] {'~'});
      Eventually.until("the server hears it", busy::hasQueuedThreads);
      for (int k = 0; k < 4; k++) {
        pings.ping();
        send(socket, PONG, pinged(in));
      }
      busy.release();
      assertThat(answered(in)).isEqualTo("~0");
      pings.ping();
      pinged(in);
      assertThat(asked(socket, in)).isEqualTo("=0");
      assertThat(closed).isEmpty();
    }
  }
}
