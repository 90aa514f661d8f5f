package fr.zizanie.server.web;

import fr.zizanie.server.operate.Drain;
import fr.zizanie.server.operate.Metrics;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;

/** A site whose answers are timed and whose sockets can be sent elsewhere before it stops. */
public record Operated(Site site, Metrics metrics, Drain drain) implements Site {
  /** The code of a server that restarts (registry of WebSocket close codes). */
  static final int RESTART = 1012;

  @Override
  public Response answer(Request request) {
    long began = System.nanoTime();
    var response = site.answer(request);
    metrics.answered(response.status(), began);
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
    // A proxy takes this for a reason to ask another server.
    if (drain.begun()) return new Knock.Refused(503);
    return switch (site.knock(request)) {
      case Knock.Refused refused -> refused;
      case Knock.Welcome(var begin) ->
          new Knock.Welcome(socket -> registered(socket, begin.apply(socket)));
    };
  }

  /** The page reads how many milliseconds it is to wait as the reason of the close. */
  private Talk registered(Socket socket, Talk talk) {
    Drain.Moving moving = millis -> socket.close(RESTART, Integer.toString(millis));
    drain.enter(moving);
    return new Talk() {
      @Override
      public void heard(String text) {
        talk.heard(text);
      }

      @Override
      public void closed() {
        drain.leave(moving);
        talk.closed();
      }
    };
  }
}
