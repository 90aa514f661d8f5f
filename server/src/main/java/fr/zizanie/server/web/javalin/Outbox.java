package fr.zizanie.server.web.javalin;

import fr.zizanie.server.live.Memory;
import fr.zizanie.server.web.http.Site;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingFrames;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What waits to be sent over one socket: so many bytes at most, here and over all sockets, sent one
 * message after the other by a virtual thread that lives while there are any. Whoever reads too
 * slowly for that is cut off, and gets everything anew when they come back. The sender never
 * touches the socket: a socket that breaks would call them back in the middle of what they are
 * doing.
 */
final class Outbox implements Site.Socket {
  private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);
  private static final int MOST_BYTES = 512 * 1024;

  /** What a short message costs beside its text. */
  private static final int OVERHEAD = 64;

  /** What one costs that isn't made yet, of things that are there anyhow. */
  private static final int UNMADE = 2 * 1024;

  private final Session session;
  private final OutgoingFrames line;
  private final Memory all;
  private final IntSupplier lag;
  private final Queue<Waiting> waiting = new ArrayDeque<>();
  private Runnable ending = () -> {};
  private boolean ended;
  private boolean draining;
  private long held;

  /**
   * A message that waits.
   *
   * @param text makes it
   * @param bytes what it takes until then
   */
  private record Waiting(Supplier<String> text, long bytes) {}

  /**
   * The messages of a session, which leave by {@code line} and count among all that wait; {@code
   * lag} is that of its line.
   */
  Outbox(Session session, OutgoingFrames line, Memory all, IntSupplier lag) {
    this.session = session;
    this.line = line;
    this.all = all;
    this.lag = lag;
  }

  @Override
  public void send(String text) {
    send(new Waiting(() -> text, bytes(text)));
  }

  @Override
  public void send(Supplier<String> text) {
    send(new Waiting(text, UNMADE));
  }

  private void send(Waiting message) {
    synchronized (waiting) {
      if (ended) return;
      long bytes = message.bytes;
      // One message may be longer than all that may wait, as the first sheet of a long game is.
      boolean room = held == 0 || held + bytes <= MOST_BYTES;
      if (room && all.take(bytes)) {
        held += bytes;
        waiting.add(message);
        drainSoon();
      } else cut();
    }
  }

  @Override
  public int lag() {
    return lag.getAsInt();
  }

  /** The socket is gone, and with it what waited. */
  void gone() {
    synchronized (waiting) {
      ended = true;
      waiting.forEach(message -> give(message.bytes));
      waiting.clear();
    }
  }

  @Override
  public void close(int code, String reason) {
    synchronized (waiting) {
      if (ended) return;
      ended = true;
      ending = () -> session.close(code, reason, org.eclipse.jetty.websocket.api.Callback.NOOP);
      drainSoon();
    }
  }

  private static long bytes(String text) {
    return OVERHEAD + Memory.of(text);
  }

  /** A message has left, or never will. */
  private void give(long bytes) {
    held -= bytes;
    all.give(bytes);
  }

  /** The thread that drains may hang on the slow reader, so another one cuts them off. */
  private void cut() {
    ended = true;
    waiting.forEach(message -> give(message.bytes));
    waiting.clear();
    Thread.startVirtualThread(session::disconnect);
  }

  private void cutOff() {
    synchronized (waiting) {
      cut();
    }
  }

  private void drainSoon() {
    if (draining) return;
    draining = true;
    Thread.startVirtualThread(this::drain);
  }

  private void drain() {
    try {
      while (true) {
        Waiting next;
        Runnable end;
        synchronized (waiting) {
          next = waiting.poll();
          end = ending;
          draining = next != null;
        }
        if (next == null) {
          end.run();
          return;
        }
        if (!sent(next)) {
          cutOff();
          return;
        }
      }
    } catch (ExecutionException | InterruptedException _) {
      // They have left.
      cutOff();
    } catch (RuntimeException | Error e) {
      LOG.atError().setCause(e).log("a message could not be made");
      cutOff();
    }
  }

  /**
   * Sends a message, a short one together with the next if that waits already: each writing to a
   * socket is dearer than what is written. {@return whether there was room to make it}
   */
  private boolean sent(Waiting message) throws ExecutionException, InterruptedException {
    long bytes = message.bytes;
    try {
      String text = message.text.get();
      long more = Math.max(0, bytes(text) - bytes);
      boolean last;
      synchronized (waiting) {
        if (!all.take(more)) return false;
        held += more;
        bytes += more;
        last = waiting.isEmpty();
      }
      var sent = new Callback.Completable();
      line.sendFrame(new Frame(OpCode.TEXT).setPayload(text), sent, !last);
      sent.get();
    } finally {
      synchronized (waiting) {
        give(bytes);
      }
    }
    return true;
  }
}
