package fr.zizanie.server.web.javalin;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Announced;
import fr.zizanie.server.Announces;
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
import java.util.function.Function;
import org.eclipse.jetty.server.Server;
import org.junit.jupiter.api.Test;

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

  @Test
  void a_visitor_who_goes_while_they_are_answered_leaves_no_line() throws Exception {
    var came = new CountDownLatch(1);
    var gone = new CountDownLatch(1);
    var answered = new CountDownLatch(1);
    Function<Request, Response> how =
        request -> {
          came.countDown();
          try {
            gone.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          answered.countDown();
          return Response.of(200, "text/plain", new byte[32 * 1024 * 1024]);
        };
    try (var log = Announced.warnings(JavalinTransport.class);
        var all = Announced.warnings(io.javalin.util.JavalinLogger.class);
        var jetty = Announced.warnings(Server.class)) {
      try (var served =
          JavalinTransport.start(new Answering(how), "127.0.0.1", 0, System::nanoTime)) {
        var socket = asked(served.port(), "/api/me");
        came.await();
        socket.setSoLinger(true, 0);
        socket.close();
        gone.countDown();
        answered.await();
      }
      assertThat(log.messages()).isEmpty();
      assertThat(all.messages()).isEmpty();
      assertThat(jetty.messages()).isEmpty();
    }
  }

  @Test
  void a_line_that_broke_is_no_error_of_ours() throws IOException {
    try (var log = Announced.warnings(JavalinTransport.class)) {
      String said =
          answer(
              _ -> {
                throw new UncheckedIOException(new EOFException("the line"));
              },
              "/api/me");
      assertThat(said).doesNotStartWith("HTTP/1.1 500");
      assertThat(log.messages()).isEmpty();
    }
  }

  @Test
  @Announces("JavalinTransport")
  void an_error_is_named_by_method_and_place_without_what_the_address_holds() throws IOException {
    try (var log = Announced.warnings(JavalinTransport.class)) {
      String said =
          answer(
              _ -> {
                throw new IllegalStateException("ours");
              },
              "/feed/secret.atom?token=wanted");
      assertThat(said).startsWith("HTTP/1.1 500");
      Eventually.until("a line", () -> !log.messages().isEmpty());
      assertThat(log.facts()).contains("where=GET /feed", "cause=IllegalStateException");
      assertThat(log.facts().toString()).doesNotContain("secret", "token", "wanted");
    }
  }
}
