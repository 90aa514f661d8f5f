package fr.zizanie.server.web;

import fr.zizanie.server.web.gate.Trust;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A site of which every request and every socket leaves a line, for operators who want one: what
 * was asked from where, and how it went. No cookie, no query, no body and no message is in it. The
 * answer to a request has the line's id as {@code X-Request-Id}.
 *
 * @param trust whom it believes where a request comes from
 */
public record AccessLog(Site site, Trust trust) implements Site {
  private static final Logger LOG = LoggerFactory.getLogger(AccessLog.class);
  private static final String HEADER = "X-Request-Id";
  private static final int LONGEST = 200;
  private static final int SWITCHED = 101;

  @Override
  public Response answer(Request request) {
    long began = System.nanoTime();
    String id = id();
    Response response = site.answer(request).with(HEADER, id);
    line("request", id, request, response.status(), began, response.body().length);
    return response;
  }

  @Override
  public boolean calls(String remote) {
    return site.calls(remote);
  }

  @Override
  public void hungUp(String remote) {
    site.hungUp(remote);
  }

  @Override
  public Knock knock(Request request) {
    long began = System.nanoTime();
    String id = id();
    return switch (site.knock(request)) {
      case Knock.Refused(int status) -> {
        line("socket", id, request, status, began, 0);
        yield new Knock.Refused(status);
      }
      case Knock.Welcome(var begin) -> {
        line("socket", id, request, SWITCHED, began, 0);
        yield new Knock.Welcome(socket -> followed(begin.apply(socket), id, request));
      }
    };
  }

  private Talk followed(Talk talk, String id, Request request) {
    long began = System.nanoTime();
    return new Talk() {
      @Override
      public void heard(String text) {
        talk.heard(text);
      }

      @Override
      public void closed() {
        talk.closed();
        line("socket closed", id, request, SWITCHED, began, 0);
      }
    };
  }

  private static String id() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
  }

  private void line(String what, String id, Request request, int status, long began, int bytes) {
    String path = request.logged();
    LOG.atInfo()
        .addKeyValue("id", id)
        .addKeyValue("remote", trust.believed(request).remote())
        .addKeyValue("method", request.method())
        .addKeyValue("path", path.substring(0, Math.min(path.length(), LONGEST)))
        .addKeyValue("status", status)
        .addKeyValue("millis", (System.nanoTime() - began) / 1_000_000)
        .addKeyValue("bytes", bytes)
        .log(what);
  }
}
