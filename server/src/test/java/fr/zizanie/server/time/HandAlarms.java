package fr.zizanie.server.time;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/** Alarms and a clock that a test moves on by hand; they note every delay that is asked for. */
public final class HandAlarms implements Time {
  public static final long DELAY = 2_345;

  /** So many may ring one after the other before time must pass. */
  private static final int MOST = 10_000;

  private record Due(long at, Runnable ring, CompletableFuture<Boolean> open) {}

  private final List<Due> due = new ArrayList<>();

  /** Every length that an alarm was set to, in order. */
  public final List<Long> asked = new ArrayList<>();

  private final long delay;
  private long now = 1_000;

  public HandAlarms() {
    this(DELAY);
  }

  /** The same with another delay before what is done for a player. */
  public HandAlarms(long delay) {
    this.delay = delay;
  }

  @Override
  public InstantSource clock() {
    return () -> Instant.ofEpochMilli(now);
  }

  @Override
  public long nanos() {
    return now * 1_000_000;
  }

  /** Nobody who waits in a test of one thread would ever be woken. */
  @Override
  public void until(long nanos) {
    throw new UnsupportedOperationException("wait for " + nanos);
  }

  @Override
  public Future<?> in(long millis, Runnable ring) {
    asked.add(millis);
    var next = new Due(now + millis, ring, new CompletableFuture<>());
    due.add(next);
    return next.open;
  }

  @Override
  public long delay() {
    return delay;
  }

  /** Lets time pass, and what is due happen in its order. */
  public void pass(long millis) {
    long until = now + millis;
    int rung = 0;
    while (true) {
      due.removeIf(d -> d.open.isDone());
      var next = due.stream().filter(d -> d.at <= until).min(Comparator.comparingLong(Due::at));
      if (next.isEmpty()) break;
      rung = next.get().at <= now ? rung + 1 : 0;
      if (rung > MOST) throw new AssertionError("alarms ring without end at " + now);
      now = Math.max(now, next.get().at);
      next.get().open.complete(true);
      next.get().ring.run();
    }
    now = until;
  }

  @Override
  public void close() {}
}
