package fr.zizanie.server.web.javalin;

import fr.zizanie.server.live.Memory;
import fr.zizanie.server.web.http.Site;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.OutgoingFrames;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Our end of one socket: it talks, and pings, which keeps the line open, measures it, and ends it
 * once nobody answers. It stands in the place of Javalin's own, which hears no pong. Public because
 * Jetty calls it.
 */
public final class SocketEnd implements Session.Listener.AutoDemanding {
  private static final Logger LOG = LoggerFactory.getLogger(SocketEnd.class);
  private static final int PING_SECONDS = 5;

  /** The code of a socket that we failed to serve (RFC 6455, 7.4.1). */
  private static final int BROKEN = 1011;

  private final Site.Knock.Welcome welcome;
  private final Memory waiting;
  private final ScheduledExecutorService pings;
  private final LineLag lag;
  private Optional<Outbox> outbox = Optional.empty();
  private Site.Talk talk = Site.Talk.NOTHING;

  /** While we are busy with what somebody said, nothing more of theirs is read. */
  private volatile boolean busy;

  /** Begins to talk once the socket is open; what it sends waits among all that does. */
  SocketEnd(
      Site.Knock.Welcome welcome,
      Memory waiting,
      ScheduledExecutorService pings,
      LongSupplier nanos) {
    lag = new LineLag(nanos);
    this.welcome = welcome;
    this.waiting = waiting;
    this.pings = pings;
  }

  /** Closes a socket whose welcome the library has lost: silent, it would be waited at for ever. */
  static Site.Talk unwelcome(Site.Socket socket) {
    LOG.error("a socket without a welcome");
    socket.close(BROKEN, "broken");
    return Site.Talk.NOTHING;
  }

  @Override
  public void onWebSocketOpen(Session session) {
    var box = new Outbox(session, line(session), waiting, lag::millis);
    outbox = Optional.of(box);
    ping(session, 0);
    talk = welcome.begin().apply(box);
  }

  /** The line below a session, where a frame can wait for the next one. */
  private static OutgoingFrames line(Session session) {
    return ((WebSocketSession) session).getCoreSession();
  }

  /**
   * Pings after so many seconds, and then again and again. A ping waits among all that is read, and
   * the next one for it: so a server that is behind doesn't take that for silence.
   */
  private void ping(Session session, int seconds) {
    Runnable ping = () -> Thread.startVirtualThread(() -> ping(session));
    try {
      var _ = pings.schedule(ping, seconds, TimeUnit.SECONDS);
    } catch (RejectedExecutionException _) {
      // The server stops.
    }
  }

  private void ping(Session session) {
    if (!session.isOpen()) return;
    if (busy) lag.heard();
    if (lag.silent()) {
      session.disconnect();
      return;
    }
    ping(session, PING_SECONDS);
    session.sendPing(lag.ping(), Callback.NOOP);
  }

  @Override
  public void onWebSocketPong(ByteBuffer carried) {
    lag.pong(carried);
  }

  @Override
  public void onWebSocketText(String text) {
    lag.heard();
    busy = true;
    try {
      talk.heard(text);
    } finally {
      busy = false;
    }
  }

  /** What goes wrong with a line ends it, which is told below; it happens all day. */
  @Override
  public void onWebSocketError(Throwable cause) {
    LOG.debug("line", cause);
  }

  /** A kill is told by this too. */
  @Override
  public void onWebSocketClose(int code, String reason, Callback callback) {
    outbox.ifPresent(Outbox::gone);
    talk.closed();
    callback.succeed();
  }
}
