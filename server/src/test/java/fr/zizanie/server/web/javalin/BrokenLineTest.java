package fr.zizanie.server.web.javalin;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Announced;
import fr.zizanie.server.Announces;
import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.testing.Eventually;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.eclipse.jetty.server.Server;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A line that breaks is nobody's error, and what is one is named by its route. */
class BrokenLineTest {
  private record Answering(Function<Request, Response> how) implements Site {
    @Override
    public Response answer(Request request) {
      return how.apply(request);
    }

    @Override
    public Knock knock(Request request) {
      return new Knock.Refused(404);
    }
  }

  private static Socket asked(int port, String path) throws IOException {
    var socket = new Socket("127.0.0.1", port);
    socket
        .getOutputStream()
        .write(
            ("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                .getBytes(StandardCharsets.ISO_8859_1));
    return socket;
  }

  private static String answer(Function<Request, Response> how, String path) throws IOException {
    try (var served = JavalinTransport.start(new Answering(how), "127.0.0.1", 0, System::nanoTime);
        var socket = asked(served.port(), path)) {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  /** A site that answers once the visitor has gone, after reading what they sent. */
  private static void gone(String sent, Going going, Function<Request, Response> how)
      throws Exception {
    var came = new CountDownLatch(1);
    var left = new CountDownLatch(1);
    var answered = new CountDownLatch(1);
    Function<Request, Response> late =
        request -> {
          came.countDown();
          if (going == Going.BEFORE_THE_ANSWER) await(left);
          try {
            return how.apply(request);
          } finally {
            answered.countDown();
          }
        };
    try (var log = Announced.warnings(JavalinTransport.class);
        var all = Announced.warnings(io.javalin.util.JavalinLogger.class);
        var jetty = Announced.warnings(Server.class)) {
      try (var served =
          JavalinTransport.start(new Answering(late), "127.0.0.1", 0, System::nanoTime)) {
        var socket = new Socket("127.0.0.1", served.port());
        socket.getOutputStream().write(sent.getBytes(StandardCharsets.ISO_8859_1));
        await(came);
        if (going == Going.WITHIN_THE_ANSWER) socket.getInputStream().readNBytes(64 * 1024);
        socket.setSoLinger(true, 0);
        socket.close();
        left.countDown();
        await(answered);
      }
      assertThat(log.messages()).isEmpty();
      assertThat(all.messages()).isEmpty();
      assertThat(jetty.messages()).isEmpty();
    }
  }

  /** When somebody goes. */
  private enum Going {
    BEFORE_THE_ANSWER,
    WITHIN_THE_BODY,
    WITHIN_THE_ANSWER
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final String ASKED = "GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n";

  private static Response long32(Request request) {
    return Response.of(200, "text/plain", new byte[32 * 1024 * 1024]);
  }

  @Test
  void a_visitor_who_goes_before_they_are_answered_leaves_no_line() throws Exception {
    gone(ASKED, Going.BEFORE_THE_ANSWER, BrokenLineTest::long32);
  }

  @Test
  void a_visitor_who_goes_while_they_are_answered_leaves_no_line() throws Exception {
    gone(ASKED, Going.WITHIN_THE_ANSWER, BrokenLineTest::long32);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Content-Length: 100\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n9\r\n{"})
  void a_visitor_who_goes_within_what_they_send_leaves_no_line(String begun) throws Exception {
    var read = new AtomicReference<Body.Came>();
    gone(
        "POST /api/matches HTTP/1.1\r\nHost: localhost\r\n" + begun,
        Going.WITHIN_THE_BODY,
        request -> {
          read.set(request.body().read(Request.LONGEST));
          return Response.text(400, "text/plain", "cut");
        });
    assertThat(read.get()).isEqualTo(Body.Lost.BROKEN);
  }

  @Test
  @Announces("JavalinTransport")
  void an_error_is_named_by_method_and_place_without_what_the_address_holds() throws IOException {
    try (var log = Announced.warnings(JavalinTransport.class)) {
      String said =
          answer(
              _ -> {
                throw new UncheckedIOException(new EOFException("a file of ours"));
              },
              "/feed/secret.atom?token=wanted");
      assertThat(said).startsWith("HTTP/1.1 500");
      Eventually.until("a line", () -> !log.messages().isEmpty());
      assertThat(log.facts()).contains("where=GET /feed", "cause=UncheckedIOException");
      assertThat(log.facts().toString()).doesNotContain("secret", "token", "wanted");
    }
  }
}
