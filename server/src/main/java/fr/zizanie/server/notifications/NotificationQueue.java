package fr.zizanie.server.notifications;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Does what is to be done one thing after another, on a thread that nobody waits for. */
public final class NotificationQueue implements Executor, AutoCloseable {
  private static final int PATIENCE_SECONDS = 5;

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofVirtual().name("notifications").factory());

  @Override
  public void execute(Runnable orders) {
    thread.execute(orders);
  }

  /** Finishes what is waiting, within a few seconds. */
  @Override
  public void close() {
    thread.shutdown();
    try {
      if (!thread.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) thread.shutdownNow();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
