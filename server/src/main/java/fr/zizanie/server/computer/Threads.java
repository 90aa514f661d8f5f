package fr.zizanie.server.computer;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/**
 * The threads that the computer thinks on: few, and of low priority where nobody counts
 * milliseconds, so that people need not wait for it.
 *
 * @param pausing waits until something is to be told
 * @param answering thinks about answers
 * @param quick thinks about moves at the levels that take no longer than half a second; most of
 *     them wait until it is time to tell
 * @param deep thinks about moves at the others, so that the quick ones need not wait for them
 */
public record Threads(
    ExecutorService pausing, ExecutorService answering, ExecutorService quick, ExecutorService deep)
    implements AutoCloseable {
  /** How many may think at a time, of each kind. */
  static final int EACH = Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 2);

  /** {@return threads for a machine of this many processors} */
  public static Threads ofMachine() {
    return new Threads(
        Executors.newVirtualThreadPerTaskExecutor(),
        Executors.newFixedThreadPool(EACH, daemons("answering-").factory()),
        Executors.newFixedThreadPool(8 * EACH, humble("quick-")),
        Executors.newFixedThreadPool(EACH, humble("deep-")));
  }

  private static Thread.Builder.OfPlatform daemons(String name) {
    return Thread.ofPlatform().name(name, 0).daemon(true);
  }

  @SuppressWarnings("ThreadPriorityCheck") // a hint is all it has to be
  private static ThreadFactory humble(String name) {
    return daemons(name).priority(Thread.MIN_PRIORITY).factory();
  }

  @Override
  public void close() {
    pausing.shutdownNow();
    answering.shutdownNow();
    quick.shutdownNow();
    deep.shutdownNow();
  }
}
