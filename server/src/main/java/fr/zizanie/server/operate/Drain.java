package fr.zizanie.server.operate;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;

/**
 * The open sockets, and how they are told to move elsewhere before the server stops. From then on
 * no socket is let in; matches go on wherever their players come to.
 */
public final class Drain {
  private static final int SHORTEST_SPREAD = 100;
  private static final int LONGEST_SPREAD = 2_000;

  /** An open socket that may be asked to move. */
  public interface Moving {
    /** Asks it to come back elsewhere after so many milliseconds. */
    void move(int millis);
  }

  private final Set<Moving> open = ConcurrentHashMap.newKeySet();
  private final IntUnaryOperator random;
  private volatile boolean begun;

  /** Nobody is here yet; {@code random} draws a number from 0 to less than its argument. */
  public Drain(IntUnaryOperator random) {
    this.random = random;
  }

  /** {@return whether sockets are being sent away} */
  public boolean begun() {
    return begun;
  }

  /** {@return how many sockets are open} */
  public int open() {
    return open.size();
  }

  /** A socket is open; it is sent away at once if that has begun. */
  public void enter(Moving socket) {
    open.add(socket);
    if (begun) socket.move(random.applyAsInt(SHORTEST_SPREAD));
  }

  /** A socket is closed. */
  public synchronized void leave(Moving socket) {
    open.remove(socket);
    if (open.isEmpty()) notifyAll();
  }

  /**
   * Sends every socket away, each to come back after a delay of its own, a millisecond a socket, so
   * that whoever takes them over isn't stormed.
   */
  public void begin() {
    begun = true;
    int spread = Math.clamp(open.size(), SHORTEST_SPREAD, LONGEST_SPREAD);
    open.forEach(socket -> socket.move(random.applyAsInt(spread)));
  }

  /** {@return whether all sockets are closed, after waiting {@code most} for that} */
  public synchronized boolean emptied(Duration most) throws InterruptedException {
    long until = System.nanoTime() + most.toNanos();
    while (!open.isEmpty()) {
      long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
      if (left <= 0) return false;
      wait(left);
    }
    return true;
  }
}
