package fr.zizanie.server.time;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/**
 * Time that stands still until a test lets it pass, for whole servers with all their threads. What
 * is set for now rings at once.
 */
public final class HandTime implements Time {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long MILLI = 1_000_000;

  /** What happens at a time, in nanoseconds since this began. */
  private record Due(long at, Runnable ring, CompletableFuture<Boolean> open) {}

  /** What the clock said when this began. */
  private volatile long began = System.currentTimeMillis();

  private final List<Due> due = new ArrayList<>();

  /** Milliseconds before what is done for a player, which comes at once until a test says else. */
  private volatile long delay;

  private long now;
  private boolean closed;

  @Override
  public InstantSource clock() {
    return () -> Instant.ofEpochMilli(began + nanos() / MILLI);
  }

  @Override
  public synchronized long nanos() {
    return now;
  }

  @Override
  public Future<?> in(long millis, Runnable ring) {
    return at(nanos() + millis * MILLI, ring);
  }

  private Future<?> at(long nanos, Runnable ring) {
    var next = new Due(nanos, ring, new CompletableFuture<>());
    synchronized (this) {
      if (closed) {
        next.open.cancel(false);
        return next.open;
      }
      if (nanos > now) {
        due.add(next);
        return next.open;
      }
    }
    Thread.ofVirtual().name("alarm").start(() -> rung(next));
    return next.open;
  }

  private static void rung(Due next) {
    if (next.open.complete(true)) next.ring.run();
  }

  @Override
  public void until(long nanos) throws InterruptedException {
    var come = new CompletableFuture<Boolean>();
    if (at(nanos, () -> come.complete(true)).isCancelled())
      throw new InterruptedException("time is over");
    try {
      come.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public long delay() {
    return delay;
  }

  /** From now on there are so many milliseconds before what is done for a player. */
  public void delay(long millis) {
    delay = millis;
  }

  /** The clock is put forward, or back by less than nothing, while no time passes. */
  public synchronized void jump(Duration by) {
    began += by.toMillis();
  }

  /** {@return how much is still to happen} */
  public synchronized int waiting() {
    due.removeIf(one -> one.open.isDone());
    return due.size();
  }

  /** Lets time pass; what is due happens in its order, and has happened when this comes back. */
  public void pass(Duration time) {
    long until = nanos() + time.toNanos();
    for (var next = next(until); next.isPresent(); next = next(until)) ring(next.get());
    synchronized (this) {
      now = Math.max(now, until);
    }
  }

  private synchronized Optional<Due> next(long until) {
    due.removeIf(one -> one.open.isDone());
    var next =
        closed
            ? Optional.<Due>empty()
            : due.stream().filter(one -> one.at <= until).min(Comparator.comparingLong(Due::at));
    next.ifPresent(one -> {
      due.remove(one);
      now = Math.max(now, one.at);
    });
    return next;
  }

  private static void ring(Due next) {
    try {
      var ringing = Thread.ofVirtual().name("alarm").start(() -> rung(next));
      if (!ringing.join(PATIENCE)) throw new IllegalStateException("what was due is never done");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Nothing rings any more. */
  @Override
  public synchronized void close() {
    closed = true;
    due.clear();
  }
}
