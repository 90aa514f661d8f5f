package fr.zizanie.server.time;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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

  /** Returns once the chore is done. */
  private void done(Duration every, Runnable chore) {
    try {
      thread.submit(chore).get();
      add(every, chore);
    } catch (RejectedExecutionException | CancellationException _) {
      // It is closed.
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Begins no more chores, and calls off the one that is being done without waiting for it. */
  public void stop() {
    for (Runnable waiting : thread.shutdownNow())
      if (waiting instanceof Future<?> chore) chore.cancel(false);
  }

  /** Begins no more chores, and waits for the one that is being done. */
  @Override
  public void close() {
    thread.close();
  }
}
