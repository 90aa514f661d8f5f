package fr.zizanie.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What lies between a server and its database, to be cut or to carry nothing for a while. */
public final class Cable implements AutoCloseable {
  private final int to;
  private final ServerSocket from;
  private final List<Socket> ends = new CopyOnWriteArrayList<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition change = lock.newCondition();
  private boolean silent;

  /** Carries what comes to {@link #port} to another port of this machine. */
  public Cable(int to) {
    this.to = to;
    try {
      from = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
  }

  /** {@return where it begins} */
  public int port() {
    return from.getLocalPort();
  }

  private void accept() {
    try {
      while (true) {
        Socket near = from.accept();
        Socket far = new Socket(InetAddress.getLoopbackAddress(), to);
        ends.add(near);
        ends.add(far);
        Thread.ofVirtual().start(() -> carry(near, far));
        Thread.ofVirtual().start(() -> carry(far, near));
      }
    } catch (IOException _) {
      // Closed.
    }
  }

  private void carry(Socket a, Socket b) {
    try (a;
        b) {
      byte[] bytes = new byte[8_192];
      for (int n = a.getInputStream().read(bytes); n >= 0; n = a.getInputStream().read(bytes)) {
        pass();
        b.getOutputStream().write(bytes, 0, n);
      }
    } catch (IOException _) {
      // Cut.
    }
  }

  private void pass() {
    lock.lock();
    try {
      while (silent) change.awaitUninterruptibly();
    } finally {
      lock.unlock();
    }
  }

  /** Carries nothing from now on, without breaking any connection; or carries on. */
  public void silent(boolean on) {
    lock.lock();
    try {
      silent = on;
      change.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Breaks all connections; new ones can be made. */
  public void cut() {
    for (Socket end : ends) close(end);
    ends.clear();
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    silent(false);
    cut();
    try {
      from.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
