package fr.zizanie.server.web.javalin;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionMetaData;

/**
 * Connections that don't bring a whole request in time, however many drops of it they bring. One
 * that has become a socket, or whose request is being answered, isn't waited for.
 */
final class Drips implements Connection.Listener {
  /** What a request may take to come. */
  static final long PATIENCE = TimeUnit.SECONDS.toNanos(30);

  private final Map<EndPoint, Long> awaited = new ConcurrentHashMap<>();
  private final LongSupplier nanos;

  /** By a clock in nanoseconds. */
  Drips(LongSupplier nanos) {
    this.nanos = nanos;
  }

  @Override
  public void onOpened(Connection connection) {
    if (connection instanceof ConnectionMetaData) await(connection.getEndPoint());
  }

  @Override
  public void onClosed(Connection connection) {
    awaited.remove(connection.getEndPoint());
  }

  /** A request is awaited from now on. */
  void await(EndPoint from) {
    awaited.put(from, nanos.getAsLong());
  }

  /** A whole request has come. */
  void came(EndPoint from) {
    awaited.remove(from);
  }

  /** A request has been answered; another may come, unless the connection is a socket now. */
  void answered(EndPoint from) {
    if (from.isOpen() && from.getConnection() instanceof ConnectionMetaData) await(from);
  }

  /** Ends those that have taken too long. */
  void sweep() {
    long now = nanos.getAsLong();
    awaited.forEach((from, since) -> {
      if (now - since > PATIENCE && awaited.remove(from, since)) from.close();
    });
  }

  /** {@return how many are awaited} */
  int awaited() {
    return awaited.size();
  }
}
