package fr.zizanie.players.machine;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.IntConsumer;

/**
 * Thinks on threads of this process. An interrupt calls a thought off, and its flag stays set. With
 * the system property {@code zizanie.clock=cpu} time is the processor time of each thread, so that
 * strength can be measured on a busy machine.
 *
 * @param hands how many threads think at a time, from 1
 */
public record Jvm(int hands) implements Machine {
  public static final Machine ONE = new Jvm(1);

  private static final Optional<ThreadMXBean> PROCESSOR =
      "cpu".equals(System.getProperty("zizanie.clock"))
          ? Optional.of(ManagementFactory.getThreadMXBean())
          : Optional.empty();

  public Jvm {
    if (hands < 1) throw new IllegalArgumentException(hands + " hands");
  }

  @Override
  public long nanos() {
    return PROCESSOR.isPresent() ? PROCESSOR.get().getCurrentThreadCpuTime() : System.nanoTime();
  }

  @Override
  public boolean cancelled() {
    return Thread.currentThread().isInterrupted();
  }

  @Override
  public void together(IntConsumer part) {
    var others = new ArrayList<FutureTask<Boolean>>();
    var threads = new ArrayList<Thread>();
    for (int i = 1; i < hands; i++) {
      int hand = i;
      var task = new FutureTask<>(() -> part.accept(hand), true);
      others.add(task);
      threads.add(Thread.ofPlatform().daemon().name("hand-" + hand).start(task));
    }
    try {
      part.accept(0);
    } finally {
      threads.forEach(Thread::interrupt);
      ended(threads);
    }
    for (var task : others) done(task);
  }

  private static void ended(List<Thread> threads) {
    boolean cancelled = false;
    for (var thread : threads)
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          cancelled = true;
        }
      }
    if (cancelled) Thread.currentThread().interrupt();
  }

  private static void done(FutureTask<Boolean> ended) {
    try {
      ended.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      // An ended task isn't waited for: the flag was set before, and stays so.
      Thread.currentThread().interrupt();
    }
  }
}
