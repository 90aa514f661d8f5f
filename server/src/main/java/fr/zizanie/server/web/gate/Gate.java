package fr.zizanie.server.web.gate;

import fr.zizanie.server.web.http.Request;
import io.github.bucket4j.TimeMeter;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Who comes in, and how often. */
public final class Gate {
  private static final long MIB = 1024 * 1024;

  private static final ConcurrencyLimit.Bounds SOCKETS =
      new ConcurrencyLimit.Bounds(40, 6, 400, 20_000);

  /**
   * Sockets that tell a browser what is new to its guest: one a browser, beside those of tables.
   */
  private static final ConcurrencyLimit.Bounds BELLS =
      new ConcurrencyLimit.Bounds(8, 2, 200, 20_000);

  /** Bytes of bodies that are being read, or answered. */
  private static final ConcurrencyLimit.Bounds BYTES =
      new ConcurrencyLimit.Bounds(2 * MIB, MIB / 8, 4 * MIB, 32 * MIB);

  /** Lines, with a request on them or not. A browser opens six, and one for each socket. */
  private static final ConcurrencyLimit.Bounds LINES =
      new ConcurrencyLimit.Bounds(800, 0, 1_600, 40_000);

  private final Trust trust;
  private final Limits limits;
  private final ConcurrencyLimit sockets;
  private final ConcurrencyLimit bells;
  private final ConcurrencyLimit bytes;
  private final ConcurrencyLimit lines;

  /** A gate by a clock. */
  public Gate(Trust trust, TimeMeter time) {
    this.trust = trust;
    limits = new Limits(time, trust.crowd());
    sockets = new ConcurrencyLimit(SOCKETS.times(trust.crowd()));
    bells = new ConcurrencyLimit(BELLS.times(trust.crowd()));
    bytes = new ConcurrencyLimit(BYTES.shared(trust.crowd()));
    lines = new ConcurrencyLimit(LINES.times(trust.crowd()));
  }

  /** {@return a request as it is believed; nothing if it asks for a host that isn't ours} */
  public Optional<Request> enter(Request request) {
    return Optional.of(trust.believed(request)).filter(trust::ours);
  }

  /** {@return whether somebody may ask for one more of a kind} */
  public boolean allows(RequestKind kind, Caller caller) {
    return limits.allows(kind, caller);
  }

  /** {@return what is to be done once they have succeeded, if somebody may ask for one more} */
  public Optional<Runnable> admits(RequestKind kind, Caller caller) {
    return limits.admits(kind, caller).map(back -> kind.givenBack() ? back : () -> {});
  }

  /**
   * {@return whether one more line from an address may stay open, which then counts until it is
   * {@link #hungUp}} A proxy that is trusted brings the lines of many.
   */
  public boolean calls(String remote) {
    return trust.trusted(remote) || lines.take(stranger(remote), 1);
  }

  /** A line from an address, which had been allowed, is closed. */
  public void hungUp(String remote) {
    if (!trust.trusted(remote)) lines.give(stranger(remote), 1);
  }

  private static Caller stranger(String remote) {
    return new Caller(Optional.empty(), Network.household(remote));
  }

  /** {@return whether somebody might open one more socket} */
  public boolean room(Caller caller) {
    return sockets.free(caller, 1);
  }

  /** {@return whether somebody might listen to what is new to them} */
  public boolean listens(Caller caller) {
    return bells.free(caller, 1);
  }

  /** {@return whether so many bytes more of a body may come, until they are {@link #gone}} */
  public boolean comes(Caller caller, int size) {
    return bytes.take(caller, size);
  }

  /** So many bytes of a body are needed no longer. */
  public void gone(Caller caller, int size) {
    bytes.give(caller, size);
  }

  /** {@return how many bytes of bodies are in memory, or announced} */
  public long bytes() {
    return bytes.all();
  }

  /** {@return what may come over one more socket of somebody, if they may open one} */
  public Optional<SocketLimits> open(Caller caller) {
    return open(sockets, caller);
  }

  /** {@return the same of a socket that tells what is new} */
  public Optional<SocketLimits> listen(Caller caller) {
    return open(bells, caller);
  }

  private Optional<SocketLimits> open(ConcurrencyLimit held, Caller caller) {
    if (!held.take(caller, 1)) return Optional.empty();
    var own = limits.messages();
    return Optional.of(
        new SocketLimits(
            () -> own.tryConsume(1) && allows(RequestKind.MESSAGE, caller),
            () -> allows(RequestKind.PROPOSE, caller),
            () -> held.give(caller, 1)));
  }

  /**
   * Counts together with other servers: tells them what was taken here, and hears what they took.
   */
  public void exchange(UnaryOperator<Map<String, Integer>> others) {
    limits.takenElsewhere(others.apply(limits.taken()));
  }

  /** {@return how many sockets are open} */
  public long sockets() {
    return sockets.all();
  }
}
