package fr.zizanie.bench.storm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What lies between a server and its database, to be cut. */
final class Cable implements AutoCloseable {
  private static final int BUFFER = 8_192;
  private static final int BACKLOG = 50;

  private final int to;
  private final ServerSocket from;
  private final Set<Socket> ends = ConcurrentHashMap.newKeySet();

  /** Carries what comes to {@link #port} to another port of this machine. */
  Cable(int to) {
    this.to = to;
    try {
      from = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return from.getLocalPort();
  }

  private void accept() {
    while (!from.isClosed()) {
      try {
        carry(from.accept());
      } catch (IOException _) {
        // Closed here, or nobody is at the other end: whoever asked comes again.
      }
    }
  }

  private void carry(Socket near) throws IOException {
    ends.add(near);
    try {
      Socket far = new Socket(InetAddress.getLoopbackAddress(), to);
      ends.add(far);
      Thread.ofVirtual().start(() -> carry(near, far));
      Thread.ofVirtual().start(() -> carry(far, near));
    } catch (IOException e) {
      near.close();
      throw e;
    }
  }

  private void carry(Socket a, Socket b) {
    try (a;
        b) {
      byte[] bytes = new byte[BUFFER];
      for (int n = a.getInputStream().read(bytes); n >= 0; n = a.getInputStream().read(bytes))
        b.getOutputStream().write(bytes, 0, n);
    } catch (IOException _) {
      // Cut.
    }
    ends.remove(a);
    ends.remove(b);
  }

  /** Breaks all connections; new ones can be made. */
  void cut() {
    for (Socket end : ends) {
      try {
        end.close();
      } catch (IOException _) {
        // It was broken already.
      }
    }
  }

  @Override
  public void close() {
    try {
      from.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    cut();
  }
}
