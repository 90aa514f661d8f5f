package fr.zizanie.server.computer;

import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.machine.Machine;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/**
 * The threads that the computer thinks on: few, and of low priority where nobody counts
 * milliseconds, so that people need not wait for it.
 *
 * @param pausing waits until something is to be told
 * @param answering thinks about answers
 * @param quick thinks about moves at the levels bounded by their work; most of them wait until it
 *     is time to tell
 * @param deep thinks about moves at the highest, so that the quick ones need not wait for it
 */
public record Threads(
    ExecutorService pausing, ExecutorService answering, ExecutorService quick, ExecutorService deep)
    implements AutoCloseable {
  private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

  /** How many may think at a time, of each kind. */
  static final int EACH = Math.clamp(PROCESSORS / 2, 1, 2);

  /** What each thought at the highest level thinks with: all processors together. */
  static final Machine DEEP = new Jvm(Math.max(1, PROCESSORS / EACH));

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
