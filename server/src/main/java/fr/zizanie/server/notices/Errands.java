package fr.zizanie.server.notices;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Does what is to be done one thing after another, on a thread that nobody waits for. */
public final class Errands implements Executor, AutoCloseable {
  /** How many may wait; more are refused. */
  private static final int MOST = 10_000;

  private static final int PATIENCE_SECONDS = 5;

  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MOST),
          Thread.ofVirtual().name("notices").factory());

  @Override
  public void execute(Runnable errand) {
    thread.execute(errand);
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
