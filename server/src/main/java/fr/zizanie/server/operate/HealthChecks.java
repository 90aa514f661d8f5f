package fr.zizanie.server.operate;

import fr.zizanie.server.store.Store;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Whether moves can be kept, asked of the database by a real write: a disk that is full still
 * answers questions. One write is under way at a time and its answer is good for a while, so that
 * asking often costs nothing.
 */
public final class HealthChecks {
  private static final Duration DEADLINE = Duration.ofSeconds(2);
  private static final Duration FRESH = Duration.ofSeconds(1);

  private final BooleanSupplier write;
  private final long deadline;
  private final long fresh;
  private final LongSupplier nanos;
  private CompletableFuture<Boolean> probe = CompletableFuture.completedFuture(false);
  private long asked;
  private boolean everAsked;

  /** Checks of a store: a write must succeed within two seconds, which {@code nanos} counts. */
  public HealthChecks(Store store, LongSupplier nanos) {
    this(store::answers, DEADLINE, FRESH, nanos);
  }

  HealthChecks(BooleanSupplier write, Duration deadline, Duration fresh, LongSupplier nanos) {
    this.write = write;
    this.deadline = deadline.toNanos();
    this.fresh = fresh.toNanos();
    this.nanos = nanos;
  }

  /** {@return whether a write succeeds in time; never throws} */
  public synchronized boolean well() {
    long now = nanos.getAsLong();
    if (!everAsked || (probe.isDone() && now - asked >= fresh)) {
      everAsked = true;
      asked = now;
      probe =
          CompletableFuture.supplyAsync(
              write::getAsBoolean, task -> Thread.ofVirtual().name("health").start(task));
    }
    try {
      return probe.get(Math.max(0, asked + deadline - now), TimeUnit.NANOSECONDS);
    } catch (TimeoutException | ExecutionException _) {
      return false;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
