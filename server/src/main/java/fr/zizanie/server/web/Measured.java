package fr.zizanie.server.web;

import fr.zizanie.server.operate.Metrics;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;

/** A site whose answers are timed and whose sockets are counted. */
public record Measured(Site site, Metrics metrics) implements Site {
  @Override
  public Response answer(Request request) {
    long began = System.nanoTime();
    var response = site.answer(request);
    metrics.answered(response.status(), began);
    return response;
  }

  @Override
  public Knock knock(Request request) {
    return switch (site.knock(request)) {
      case Knock.Refused refused -> refused;
      case Knock.Welcome(var begin) -> new Knock.Welcome(socket -> counted(begin.apply(socket)));
    };
  }

  private Talk counted(Talk talk) {
    metrics.opened();
    return new Talk() {
      @Override
      public void heard(String text) {
        talk.heard(text);
      }

      @Override
      public void closed() {
        metrics.closed();
        talk.closed();
      }
    };
  }
}
