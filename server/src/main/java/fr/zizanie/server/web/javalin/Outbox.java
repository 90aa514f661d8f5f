package fr.zizanie.server.web.javalin;

import fr.zizanie.server.web.Site;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** What waits to be sent over one socket: one message at a time, and only so many. */
final class Outbox implements Site.Socket {
  private static final int MOST = 256;

  private final Session session;
  private final Queue<String> waiting = new ArrayDeque<>();
  private Optional<Runnable> ending = Optional.empty();
  private boolean sending;
  private boolean cut;

  Outbox(Session session) {
    this.session = session;
  }

  @Override
  public void send(String text) {
    boolean full;
    synchronized (waiting) {
      if (cut || ending.isPresent()) return;
      full = waiting.size() == MOST;
      cut = full;
      if (!full) waiting.add(text);
      if (!full && sending) return;
      sending = true;
    }
    if (full) session.disconnect();
    else next();
  }

  @Override
  public void close(int code, String reason) {
    synchronized (waiting) {
      if (cut || ending.isPresent()) return;
      ending = Optional.of(() -> session.close(code, reason, Callback.NOOP));
      if (sending) return;
      sending = true;
    }
    next();
  }

  /** Runs only while {@code sending} is set, so never twice at a time. */
  private void next() {
    String text;
    synchronized (waiting) {
      text = waiting.poll();
      if (text == null) {
        sending = ending.isPresent();
        ending.ifPresent(Runnable::run);
        return;
      }
    }
    session.sendText(text, Callback.from(this::next, _ -> fail()));
  }

  private void fail() {
    synchronized (waiting) {
      cut = true;
      waiting.clear();
    }
    session.disconnect();
  }
}
