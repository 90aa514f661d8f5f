package fr.zizanie.server.web.javalin;

import fr.zizanie.server.web.http.Site;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * What waits to be sent over one socket: so many messages at most, sent one after the other by a
 * virtual thread that lives while there are any. The sender never touches the socket: a socket that
 * breaks would call them back in the middle of what they are doing.
 */
final class Outbox implements Site.Socket {
  private static final int MOST = 256;

  private final Session session;
  private final Queue<String> waiting = new ArrayDeque<>();
  private Runnable ending = () -> {};
  private boolean ended;
  private boolean draining;

  Outbox(Session session) {
    this.session = session;
  }

  @Override
  public void send(String text) {
    synchronized (waiting) {
      if (ended) return;
      if (waiting.size() == MOST) cut();
      else waiting.add(text);
      drainSoon();
    }
  }

  @Override
  public void close(int code, String reason) {
    synchronized (waiting) {
      if (ended) return;
      ended = true;
      ending = () -> session.close(code, reason, Callback.NOOP);
      drainSoon();
    }
  }

  /** The thread that drains may hang on the slow reader, so another one cuts them off. */
  private void cut() {
    ended = true;
    waiting.clear();
    Thread.startVirtualThread(session::disconnect);
  }

  private void drainSoon() {
    if (draining) return;
    draining = true;
    Thread.startVirtualThread(this::drain);
  }

  private void drain() {
    try {
      while (true) {
        String text;
        Runnable end;
        synchronized (waiting) {
          text = waiting.poll();
          end = ending;
          draining = text != null;
        }
        if (text == null) {
          end.run();
          return;
        }
        var sent = new Callback.Completable();
        session.sendText(text, sent);
        sent.get();
      }
    } catch (ExecutionException | InterruptedException _) {
      synchronized (waiting) {
        cut();
      }
    }
  }
}
