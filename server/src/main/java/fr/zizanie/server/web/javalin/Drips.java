package fr.zizanie.server.web.javalin;

import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionMetaData;

/**
 * Connections that don't bring what is awaited in time: the head of a request, or its body. However
 * many drops of it they bring, it must be whole in the end; a body moreover must go on. One that
 * has become a socket, or whose request is being answered, isn't waited for.
 */
final class Drips implements Connection.Listener {
  /** What a head or a body may take to come. */
  static final long PATIENCE = TimeUnit.SECONDS.toNanos(30);

  /** How long a body may stand still; with the time until somebody looks that is ten seconds. */
  static final long PAUSE = TimeUnit.SECONDS.toNanos(9);

  /** Since when, and until when, something must come. */
  private record Awaited(long since, long until) {}

  private final Map<EndPoint, Awaited> awaited = new ConcurrentHashMap<>();
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

  /** The head of a request is awaited from now on. */
  void await(EndPoint from) {
    long now = nanos.getAsLong();
    awaited.put(from, new Awaited(now, now + PATIENCE));
  }

  /** A body is awaited from now on. */
  void awaitBody(EndPoint from) {
    long now = nanos.getAsLong();
    awaited.put(from, new Awaited(now, now + PAUSE));
  }

  /** Some of a body has come. */
  void goesOn(EndPoint from) {
    long now = nanos.getAsLong();
    awaited.computeIfPresent(
        from, (_, body) -> new Awaited(body.since, Math.min(body.since + PATIENCE, now + PAUSE)));
  }

  /** What was awaited has come. */
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
    awaited.forEach((from, one) -> {
      if (now - one.until > 0 && awaited.remove(from, one)) from.close();
    });
  }

  /** {@return the one of these that has been awaited the longest, if any is} */
  Optional<EndPoint> longest(Collection<EndPoint> some) {
    record Waiting(EndPoint line, long since) {}
    long now = nanos.getAsLong();
    return some.stream()
        .flatMap(line ->
            Stream.ofNullable(awaited.get(line)).map(one -> new Waiting(line, one.since - now)))
        .min(Comparator.comparingLong(Waiting::since))
        .map(Waiting::line);
  }

  /** {@return how many are awaited} */
  int awaited() {
    return awaited.size();
  }
}
