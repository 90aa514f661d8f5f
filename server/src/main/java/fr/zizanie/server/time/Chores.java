package fr.zizanie.server.time;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/** What is done again and again, one thing at a time on a thread of its own. */
public final class Chores implements AutoCloseable {
  private final Alarms alarms;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("chores").daemon(true).factory());

  /** Nothing is to be done yet; {@code alarms} tell when. */
  public Chores(Alarms alarms) {
    this.alarms = alarms;
  }

  /** Does a chore, which doesn't throw, {@code every} so often from now on. */
  public void add(Duration every, Runnable chore) {
    var _ = alarms.in(every.toMillis(), () -> done(every, chore));
  }

  /** Does a chore, which doesn't throw, at once and {@code every} so often from then on. */
  public void begin(Duration every, Runnable chore) {
    var _ = alarms.in(0, () -> done(every, chore));
  }

  /** Whoever rang knows that it is done once this comes back. */
  private void done(Duration every, Runnable chore) {
    try {
      CompletableFuture.runAsync(chore, thread).join();
      add(every, chore);
    } catch (RejectedExecutionException _) {
      // It is closed.
    }
  }

  /** Begins no more chores, and calls off the one that is being done without waiting for it. */
  public void stop() {
    thread.shutdownNow();
  }

  /** Begins no more chores, and waits for the one that is being done. */
  @Override
  public void close() {
    thread.close();
  }
}
